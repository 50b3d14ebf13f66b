-- A page of the lobby is read from an index alone, whatever it is filtered by.
ALTER TABLE matches ADD COLUMN open_seats INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET open_seats = (SELECT count(*) FROM seats WHERE match_id = id AND open = 1);
ALTER TABLE matches ADD COLUMN state TEXT NOT NULL GENERATED ALWAYS AS
  (CASE WHEN outcome IS NOT NULL THEN 'over' WHEN open_seats > 0 THEN 'open' ELSE 'running' END) VIRTUAL;

CREATE INDEX matches_by_state ON matches (state, created_at DESC, id DESC);
CREATE INDEX matches_listed_by_state ON matches (state, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX matches_listed_by_game ON matches (game, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX matches_listed_by_game_and_state ON matches (game, state, created_at DESC, id DESC) WHERE listed = 1;
DROP INDEX matches_clocked;
CREATE INDEX matches_clocked ON matches (state, created_at DESC, id DESC) WHERE clock IS NOT NULL;

-- Each entry carries a digest of itself and of the digest before it; the first goes on from that of the match. Existing
-- rows get theirs right after this file, in the same transaction.
ALTER TABLE matches ADD COLUMN digest TEXT NOT NULL DEFAULT '';
ALTER TABLE log ADD COLUMN digest TEXT NOT NULL DEFAULT '';

-- How many entries there should be: digests cannot miss the last ones of a log.
CREATE TABLE tally (id INTEGER PRIMARY KEY CHECK (id = 1), entries INTEGER NOT NULL) STRICT;
INSERT INTO tally SELECT 1, count(*) FROM log;
