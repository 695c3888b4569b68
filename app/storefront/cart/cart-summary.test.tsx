import { expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { CartSummary } from './cart-summary.tsx';

test('a reduced sum is read out with its name once, and the price before as what it replaces', () => {
  const html = renderInShell(
    <CartSummary bill={bill([{ price: francs(4000), discount: 10, quantity: 1 }])} />,
  );
  expect(html.match(/Items total/g)).toHaveLength(1);
  expect(html).toContain('instead of');
});
