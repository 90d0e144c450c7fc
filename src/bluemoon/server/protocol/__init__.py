"""What the server and its clients say to each other: the shapes of all messages, views, decisions, questions,
events, and of what the HTTP API takes and gives. There is no other description of them.

`tools/protocol.py` writes `web/src/lib/protocol.ts` and the tables of `docs/protocol.md` from these modules,
and `schema.py` the OpenAPI description. The comment after a field or a kind goes along. What comes in over
HTTP is in `requests.py` (pydantic, since FastAPI checks it); all else are msgspec structs.

Several kinds may share a struct; a union of structs is told apart by `kind`, `type` or `game`.
"""
