import { expect, test } from 'vitest';
import { renderInShell, smallShell } from '#tests/support/render-in-shell.tsx';
import type { ProductResults } from '../product/product-results.ts';
import { EmptySearch } from '../search/empty-search.tsx';
import { OfferList } from './offer-list.tsx';

const none: ProductResults = {
  failed: false,
  products: [],
  fromPage: 1,
  page: 1,
  totalCount: 0,
  totalPage: 0,
};
const shell = { ...smallShell, productCount: 0 };

test('the offers of a shop without a product lead to the contact page, not to other empty lists', () => {
  const html = renderInShell(<OfferList kind="offers" first={none} />, { at: '/fr/offers', shell });
  expect(html).toContain('Les premiers produits arrivent bientôt.');
  expect(html).toContain('href="/fr/contact"');
  expect(html).not.toContain('/new-arrival');
});

test('its search offers no categories to browse', () => {
  expect(renderInShell(<EmptySearch popular={[]} />, { shell })).not.toContain('href');
  expect(renderInShell(<EmptySearch popular={[]} />)).toContain('href');
});

test('offers without a product are neither counted nor narrowed; where a choice has left none, it can be taken back', () => {
  const html = renderInShell(<OfferList kind="clearance" first={none} />, { at: '/fr/clearance' });
  expect(html).not.toContain('Filtrer et trier');
  expect(html).not.toContain('0 produit');
  expect(html).toContain('href="/fr/new-arrival"');
  const narrowed = renderInShell(<OfferList kind="clearance" first={none} />, {
    at: '/fr/clearance?finish=matte',
  });
  expect(narrowed).toContain('Filtrer et trier');
});
