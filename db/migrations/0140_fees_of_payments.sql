-- The list of money says beside each payment and refund what its provider kept for it: found by the numbers of its line in a statement.
create index statement_lines_words on statement_lines using gin (reference_words);
