"""Games as the page sees them: views, decisions and events in the shapes of `server.protocol`.

Everything here is made from `view(seat)` and `seen(events, seat)` alone, so that nothing hidden can get out.
"""
