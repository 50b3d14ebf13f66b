-- Where a match stood after one of its entries: a cache, believed only as far as the log bears it out.
CREATE TABLE snapshots (
  match_id TEXT PRIMARY KEY,
  seq INTEGER NOT NULL,
  version TEXT NOT NULL,
  content TEXT NOT NULL,
  digest TEXT NOT NULL
) STRICT;
