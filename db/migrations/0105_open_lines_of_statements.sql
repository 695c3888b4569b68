-- Lines of statements that do not agree with the books, as they were found last: a person has to see to them (decision 518).
alter table statement_lines
  add column open_as text check (open_as in ('missing_here', 'differs'));

-- What was sent before is compared again by the next round of the job.
update statement_lines set open_as = 'missing_here' where looked_at is null and kind in ('payment', 'refund');

create index statement_lines_open on statement_lines (provider, at) where open_as is not null and looked_at is null;
