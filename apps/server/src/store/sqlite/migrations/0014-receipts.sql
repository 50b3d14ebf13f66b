-- Who has had a seat since when, for receipts; and what an imported match brought with it.
ALTER TABLE seats ADD COLUMN history TEXT;
ALTER TABLE matches ADD COLUMN imported TEXT;
