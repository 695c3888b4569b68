import { expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { shownOrder } from '#tests/support/shown-order.ts';
import { OrderCard } from './order-card.tsx';

const cardOf = (change: Partial<typeof shownOrder>) =>
  renderInShell(<OrderCard order={{ ...shownOrder, ...change }} isExpanded onToggle={() => undefined} />, {
    at: '/fr',
  })
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('an order on delivery has its total to pay at the door, and no other sum beside it', () => {
  const card = cardOf({});
  expect(card).toContain('À payer à la livraison');
  expect(card).not.toContain('Reste à payer');
});

test('an order that was paid and then grew says what is left to pay', () => {
  const card = cardOf({ payment_method: 'mtn_momo', leftToPay: francs(1500) });
  expect(card.match(/Reste à payer 1 500(,00)? FCFA/g)).toHaveLength(2);
});

test('an order that was delivered before it was paid is no longer to be paid at its delivery', () => {
  const card = cardOf({ order_status: 'Delivered' });
  expect(card).not.toContain('À payer à la livraison');
  expect(card).toContain('Reste à payer 4 500 FCFA');
});
