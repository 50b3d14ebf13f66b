-- Where a match stood after one of its entries: a cache, believed only as far as the log bears it out. Unlogged, so that it
-- costs little; a crash of the database empties it, and nothing is lost.
CREATE UNLOGGED TABLE snapshots (
  match_id TEXT COLLATE "C" PRIMARY KEY,
  seq INTEGER NOT NULL,
  version TEXT NOT NULL,
  content TEXT NOT NULL,
  digest TEXT NOT NULL
);
