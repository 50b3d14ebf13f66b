-- A filtered list is ordered by an expression that only its own index has. Ordered by the plain column, the planner may walk
-- the newest matches instead and pass over those that do not fit: 53,100 of them where those that fit are all old.
DROP INDEX matches_by_state, matches_listed_by_state, matches_listed_by_game, matches_listed_by_game_and_state, matches_clocked;
CREATE INDEX matches_by_state ON matches (state, (created_at + 0) DESC, id DESC);
CREATE INDEX matches_listed_by_state ON matches (state, (created_at + 0) DESC, id DESC) WHERE listed;
CREATE INDEX matches_listed_by_game ON matches (game, (created_at + 0) DESC, id DESC) WHERE listed;
CREATE INDEX matches_listed_by_game_and_state ON matches (game, state, (created_at + 0) DESC, id DESC) WHERE listed;
CREATE INDEX matches_clocked ON matches (state, (created_at + 0) DESC, id DESC) WHERE clock IS NOT NULL;
-- A game may be over more often than others are.
CREATE STATISTICS matches_game_and_state (dependencies, mcv) ON game, state FROM matches;
