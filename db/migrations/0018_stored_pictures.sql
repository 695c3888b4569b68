-- A picture's row stands before its files, so that files without a row cannot be: what was cut short is found and removed.
alter table media add column is_stored boolean not null default true;
create index media_uploads on media (created_at) where source = 'upload';
