import { expect, test } from 'vitest';
import { pagesNamed } from './pages-named.ts';

const found = (search: string) => pagesNamed(search, 'fr', 'OWNER').map(({ to, label }) => [to, label]);

test('a page is found by its name in either language, and named in that of the page', () => {
  const settings = [['/dashboard/settings', 'Réglages']];
  expect(found('reglages')).toEqual(settings);
  expect(found('Settings')).toEqual(settings);
});

test('pages that are not open to a role are not found', () => {
  expect(pagesNamed('settings', 'en', 'RIDER')).toEqual([]);
});
