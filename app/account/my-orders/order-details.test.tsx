import { expect, test } from 'vitest';
import type { OrderView } from '#shared/contract/order.ts';
import { francs } from '#shared/money.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { shownOrder } from '#tests/support/shown-order.ts';
import { OrderDetails } from './order-details.tsx';

const order: OrderView = {
  ...shownOrder,
  ...{ promoCode: 'FETE', subTotalAmt: francs(10_000), reduction: francs(900), deliveryFee: francs(1500) },
  ...{ totalAmt: francs(9600), leftToPay: francs(9600), quantity: 2 },
};

const figures = (html: string) =>
  [...html.matchAll(/<dt>([^<]+)<\/dt><dd>(?:(?!<\/dd>).)*?(-|−)?([\d\s\u202f]+)[.,]00/g)].map(
    ([, label, sign, digits]) => [
      label,
      Number(`${sign === undefined ? '' : '-'}${digits?.replaceAll(/\D/g, '')}`),
    ],
  );

test('the rows of an order add up from the subtotal to the total', () => {
  const rows = figures(renderInShell(<OrderDetails order={order} />));
  expect(rows).toEqual([
    ['Subtotal', 10_000],
    ['Discounts', -1000],
    ['Code FETE', -900],
    ['Delivery', 1500],
    ['Total', 9600],
  ]);
});

test('an order at full price has no row for discounts', () => {
  const plain = { ...order, totalAmt: francs(10_600), leftToPay: francs(10_600) };
  expect(renderInShell(<OrderDetails order={plain} />)).not.toContain('Discounts');
});
