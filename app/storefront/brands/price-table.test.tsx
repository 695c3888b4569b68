import { expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { PriceTable } from './price-table.tsx';

const line = {
  _id: 'plum00000001',
  name: 'Plum Gloss',
  nameFr: 'Gloss prune',
  brand: 'Ndolo',
  bulkPrice: francs(3_000),
  sellingPrice: francs(4_000),
};

test('a line leads to its product, its brand and its shelf; without a shelf of that name it stays plain text', () => {
  const html = renderInShell(
    <PriceTable
      prices={[
        { ...line, subCategory: ' gLOSS' },
        { ...line, _id: 'other0000001', subCategory: 'Nothing' },
      ]}
    />,
    { at: '/fr/brands' },
  );
  expect(html).toContain('href="/fr/product/Plum-Gloss-plum00000001"');
  expect(html).toContain('href="/fr/brand/Ndolo"');
  expect(html).toContain('href="/fr/Lips-lips00000001/Gloss-gloss0000001"');
  expect(html).toContain('<span class="muted">Nothing</span>');
  expect(html).toContain('3\u202f000\u00a0FCFA');
});
