-- A page of the lobby is read from an index alone, whatever it is filtered by.
ALTER TABLE matches ADD COLUMN open_seats INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET open_seats = (SELECT count(*) FROM seats WHERE match_id = id AND open);
ALTER TABLE matches ADD COLUMN state TEXT NOT NULL GENERATED ALWAYS AS
  (CASE WHEN outcome IS NOT NULL THEN 'over' WHEN open_seats > 0 THEN 'open' ELSE 'running' END) STORED;

CREATE INDEX matches_by_state ON matches (state, created_at DESC, id DESC);
CREATE INDEX matches_listed_by_state ON matches (state, created_at DESC, id DESC) WHERE listed;
CREATE INDEX matches_listed_by_game ON matches (game, created_at DESC, id DESC) WHERE listed;
CREATE INDEX matches_listed_by_game_and_state ON matches (game, state, created_at DESC, id DESC) WHERE listed;
DROP INDEX matches_clocked;
CREATE INDEX matches_clocked ON matches (state, created_at DESC, id DESC) WHERE clock IS NOT NULL;

-- Each entry carries a digest of itself and of the digest before it; the first goes on from that of the match.
ALTER TABLE matches ADD COLUMN digest TEXT NOT NULL DEFAULT '';
ALTER TABLE log ADD COLUMN digest TEXT NOT NULL DEFAULT '';

CREATE FUNCTION turnwise_digest(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT left(encode(sha256(convert_to($1, 'UTF8')), 'hex'), 32) $$;

UPDATE matches SET digest = turnwise_digest(concat_ws(E'\n', id, game, version, seed, options, created_at));

DO $$
DECLARE
  row record;
  last_match text := '';
  last_digest text := '';
BEGIN
  FOR row IN SELECT log.match_id, log.seq, log.at, log.entry, matches.digest AS root
    FROM log JOIN matches ON matches.id = log.match_id ORDER BY log.match_id, log.seq
  LOOP
    IF row.match_id <> last_match THEN last_digest := row.root; END IF;
    last_match := row.match_id;
    last_digest := turnwise_digest(concat_ws(E'\n', last_digest, row.seq, row.at, row.entry));
    UPDATE log SET digest = last_digest WHERE match_id = row.match_id AND seq = row.seq;
  END LOOP;
END $$;

-- How many entries each process has written: digests cannot miss the last ones of a log. In lanes, so that two batches of
-- one process do not wait for each other.
CREATE TABLE tallies (
  writer TEXT NOT NULL,
  lane INTEGER NOT NULL,
  entries BIGINT NOT NULL,
  PRIMARY KEY (writer, lane)
);
INSERT INTO tallies SELECT writer, 0, count(*) FROM log GROUP BY writer;
