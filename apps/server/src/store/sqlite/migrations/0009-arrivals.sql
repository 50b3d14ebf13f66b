-- Entries are first stored in the order of their arrival, where many share a page: a commit then writes a few pages, not
-- one for each match. From time to time all of them are moved into the log.
CREATE TABLE arrivals (
  id INTEGER PRIMARY KEY,
  match_id TEXT NOT NULL,
  seq INTEGER NOT NULL CHECK (seq > 0),
  entry TEXT NOT NULL,
  at INTEGER NOT NULL,
  digest TEXT NOT NULL
) STRICT;

-- Wherever an entry is. There is no index on arrivals, which would cost what they save: they are few, and read whole.
CREATE VIEW entries AS
SELECT match_id, seq, entry, at, digest FROM log UNION ALL SELECT match_id, seq, entry, at, digest FROM arrivals;
