-- Demo pictures were drawn from parameters in their row; now they are files in demo/pictures, and the next start puts those in place
-- that a row lacks (demo/open-demo-shop.ts). What was drawn before is still served meanwhile.
update media set is_stored = false where source = 'drawing';

drop index media_uploads;
drop index media_unfinished;
alter table media
  drop constraint media_drawing_has_parameters,
  drop column source,
  drop column drawing,
  drop column finished_at;
create index media_by_age on media (created_at);
