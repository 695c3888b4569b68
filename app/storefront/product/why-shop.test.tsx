import { expect, test } from 'vitest';
import { renderInShell, smallShell } from '#tests/support/render-in-shell.tsx';
import { WhyShop } from './why-shop.tsx';

test.each([
  [403, 'Choose from 403 products'],
  [1, 'Choose from 1 product '],
  [1204, 'Choose from 1,204 products'],
  [5000, 'Choose from 5000+ products'],
  [98_000, 'Choose from 5000+ products'],
])('of %i products the shop claims “%s”', (productCount, claim) => {
  const html = renderInShell(<WhyShop storeName="Ndolo" />, { shell: { ...smallShell, productCount } });
  expect(html).toContain(claim);
});
