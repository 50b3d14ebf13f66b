-- When a server was last up, and the times in which none was: clocks of matches do not run in them.
CREATE TABLE served (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- As of the beat before the last one; both are empty before the first.
  before_at BIGINT,
  at BIGINT
);
INSERT INTO served (id) VALUES (1);

CREATE TABLE outages (
  from_at BIGINT PRIMARY KEY,
  to_at BIGINT NOT NULL
);

-- When retention last listed a match as due. A mark of an earlier release has no such time, and does not count.
ALTER TABLE matches ADD COLUMN listed_at BIGINT;
