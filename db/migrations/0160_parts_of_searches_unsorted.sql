-- Bitmaps of a kilobyte each are grouped by hashing: sorting them first took 6 to 9 percent of what reading the parts of a search takes at 100,000
-- products.
alter function read_search_parts(jsonb) set enable_sort = off;
