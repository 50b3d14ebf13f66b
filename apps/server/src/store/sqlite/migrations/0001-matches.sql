-- A match is its first row and its log; everything else is derived.
CREATE TABLE matches (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  version TEXT NOT NULL,
  seed TEXT NOT NULL,
  options TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  spectators INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  clock TEXT,
  -- Kept beside the log so that the lobby need not replay it.
  outcome TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX matches_newest ON matches (created_at DESC, id DESC);
CREATE INDEX matches_listed ON matches (created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX matches_clocked ON matches (created_at DESC, id DESC) WHERE clock IS NOT NULL AND outcome IS NULL;

-- Tokens only as hashes.
CREATE TABLE seats (
  match_id TEXT NOT NULL REFERENCES matches (id),
  seat INTEGER NOT NULL,
  name TEXT NOT NULL,
  bot TEXT,
  token_hash TEXT,
  open INTEGER NOT NULL,
  PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- Dense from 1 in each match: the key refuses the second of two writers.
CREATE TABLE log (
  match_id TEXT NOT NULL REFERENCES matches (id),
  seq INTEGER NOT NULL CHECK (seq > 0),
  entry TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
  match_id TEXT NOT NULL REFERENCES matches (id),
  "index" INTEGER NOT NULL CHECK ("index" > 0),
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (match_id, "index")
) STRICT, WITHOUT ROWID;
