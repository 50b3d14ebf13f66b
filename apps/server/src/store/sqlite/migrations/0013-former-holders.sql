-- Who held a seat when others claimed it, as JSON: each may come back.
ALTER TABLE seats ADD COLUMN former_holders TEXT;
