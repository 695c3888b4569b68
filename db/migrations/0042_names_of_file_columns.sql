-- Imports name their columns as products name their fields.
update imports set fields =
  array_replace(array_replace(array_replace(fields, 'pictures', 'images'), 'shade', 'shadeName'), 'published', 'isPublished');
update import_problems set field = case field
  when 'pictures' then 'images' when 'shade' then 'shadeName' when 'published' then 'isPublished' else field end
where field in ('pictures', 'shade', 'published');
