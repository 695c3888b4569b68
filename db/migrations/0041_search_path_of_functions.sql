-- A restored dump loads its rows with an empty search path, and generated columns, indexes and triggers call these functions for each row:
-- every function of the shop finds the shop's tables and functions by itself. build_product_search needs no path: its body is bound.

alter function search_words_of(text) set search_path = public, pg_temp;
alter function search_name_words(text) set search_path = public, pg_temp;
alter function search_vector(text[], text[], text[]) set search_path = public, pg_temp;
alter function change_catalogue(bigint) set search_path = public, pg_temp;
alter function refresh_product_search(text[]) set search_path = public, pg_temp;
alter function rebuild_product_search() set search_path = public, pg_temp;
alter function count_search_words() set search_path = public, pg_temp;
alter function search_follows_products() set search_path = public, pg_temp;
alter function search_follows_links() set search_path = public, pg_temp;
alter function search_follows_category_names() set search_path = public, pg_temp;
alter function nearest_search_words(text) set search_path = public, pg_temp;
alter function count_search_ranks(tsquery, tsquery, tsquery, tsquery) set search_path = public, pg_temp;
alter function read_search_rank(tsquery, tsquery, integer, integer) set search_path = public, pg_temp;
alter function plain_words(text) set search_path = public, pg_temp;
alter function keep_audit_entries() set search_path = public, pg_temp;
