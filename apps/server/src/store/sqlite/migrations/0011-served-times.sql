-- When a server was last up, and the times in which none was: clocks of matches do not run in them.
CREATE TABLE served (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
CREATE TABLE outages (from_at INTEGER PRIMARY KEY, to_at INTEGER NOT NULL) STRICT;

-- When retention last listed a match as due. A mark of an earlier release has no such time, and does not count.
ALTER TABLE matches ADD COLUMN listed_at INTEGER;
