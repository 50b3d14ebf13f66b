-- Where a holder is told of their turn while no page of theirs is open.
CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY,
  match_id TEXT NOT NULL REFERENCES matches (id),
  seat INTEGER NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  UNIQUE (match_id, seat, endpoint)
) STRICT;

-- What the server makes once for itself, such as the keys that it signs push messages with.
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
