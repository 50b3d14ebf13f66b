-- What must be known of the store as a whole, such as a restore that has not finished.
CREATE TABLE marks (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
