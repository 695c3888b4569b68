-- Files of other programs: the owner says once what their columns are, before they are checked.

alter table imports
  drop constraint imports_state_check,
  -- receiving -> reading -> mapping (columns that are not ours; the owner says what they are) -> reading -> checking -> ...
  add constraint imports_state_check check (
    state in (
      'receiving', 'reading', 'mapping', 'checking', 'checked', 'applying', 'done', 'undoing', 'undone', 'failed', 'discarded'
    )
  ),
  -- Of a file with columns that are not ours: whose file it is, its titles with what they mean, some values of each.
  add column mapping jsonb check (jsonb_typeof(mapping) = 'object'),
  -- The same for all files with the same titles, so that what was said of one is remembered for the next.
  add column titles_key text,
  -- Categories and sub-categories that its rows name and the shop does not have.
  add column new_shelves jsonb not null default '[]' check (jsonb_typeof(new_shelves) = 'array');
