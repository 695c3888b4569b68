import { expect, test } from 'vitest';
import type { FacetCountsView } from '#shared/contract/list-choice.ts';
import type { ListChoice } from '#shared/list-choice.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { FilterForm } from './filter-form.tsx';

const none: ListChoice = { facets: {}, flags: [] };

function formOf(
  flags: FacetCountsView['flags'],
  choice = none,
  values: FacetCountsView['values'] = [],
): string {
  const facets = { values, flags };
  const results = {
    ...{ failed: false as const, products: [], fromPage: 1, page: 1, totalPage: 2, totalCount: 13 },
    facets,
  };
  const list = { choice, sort: 'best' as const, first: results, results, loadFacets: async () => results };
  return renderInShell(<FilterForm list={list} facets={facets} onChoose={undefined} />);
}

const names = (html: string) => ['stock', 'offer', 'new'].filter((name) => html.includes(`name="${name}"`));

test('what all products of a list have, or none, narrows nothing and is not offered', () => {
  expect(names(formOf({ stock: 12, offer: 1, new: 4 }))).toEqual(['stock', 'offer', 'new']);
  expect(names(formOf({ stock: 12, offer: 0, new: 13 }))).toEqual(['stock']);
  expect(formOf({ stock: 13, offer: 0, new: 13 })).not.toContain('>More<');
});

test('what was chosen stays, so that it can be taken back', () => {
  expect(names(formOf({ stock: 13, offer: 0, new: 13 }, { facets: {}, flags: ['new'] }))).toEqual(['new']);
});

test('below the heading "Undertone" a choice does not repeat the word', () => {
  const values = ['cool', 'warm'].map((value) => ({ kind: 'undertone' as const, value, cards: 2 }));
  const html = formOf({ stock: 0, offer: 0, new: 0 }, { facets: { undertone: ['warm'] }, flags: [] }, values);
  expect(html).toContain('>Undertone</legend>');
  expect(html).toContain('>Cool<');
  expect(html).not.toContain('Cool undertone');
});
