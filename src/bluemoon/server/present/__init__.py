"""Games as the page sees them: views, decisions and events as plain data, in the shapes of
web/src/lib/protocol.ts.

Everything here is made from `view(seat)` and `seen(events, seat)` alone, so that nothing hidden can get out.
"""
