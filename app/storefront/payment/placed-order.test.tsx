import { expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { readWeekdays } from '#shared/weekdays.ts';
import { renderInShell, smallShell } from '#tests/support/render-in-shell.tsx';
import { shownOrder as order } from '#tests/support/shown-order.ts';
import { PlacedOrder } from './placed-order.tsx';

const slow = { ...smallShell, promisedMinutes: 0 };

test('an order without a promised day has the day on which it was placed', () => {
  const english = renderInShell(<PlacedOrder order={order} />, { shell: slow });
  expect(english).toContain('Ordered on <span class="nowrap">20 November 2026</span>');
  const french = renderInShell(<PlacedOrder order={{ ...order, isPickUp: true }} />, { at: '/fr' });
  expect(french).toContain('Commandée le <span class="nowrap">20 novembre 2026</span>');
});

test('an order with a promised day says that one', () => {
  const html = renderInShell(<PlacedOrder order={{ ...order, promisedOn: '2026-11-22' }} />, { shell: slow });
  expect(html).toContain('Promised by');
  expect(html).not.toContain('Ordered on');
});

test('a promise of minutes and a promised day are written as the day of the order is', () => {
  const soon = renderInShell(<PlacedOrder order={order} />, {
    shell: { ...smallShell, promisedMinutes: 90, promisedCity: 'Douala' },
  });
  expect(soon).toContain('20 November 2026 · 11:30');
  const onDay = renderInShell(<PlacedOrder order={{ ...order, promisedOn: '2026-11-22' }} />, { at: '/fr' });
  expect(onDay).toContain('22 novembre');
});

test('a promise of minutes that is given at night, or on a day without delivery, begins when parcels leave again', () => {
  const calendar = { weekdays: readWeekdays('Mon, Tue, Wed, Thu'), daysOff: [], from: 8, until: 18 };
  const soon = renderInShell(<PlacedOrder order={order} />, {
    shell: { ...smallShell, promisedMinutes: 10, promisedCity: 'Douala', calendar },
  });
  // The order is of a Friday.
  expect(soon).toContain('23 November 2026 · 08:10');
});

test('an order that was paid and then grew is not called paid', () => {
  const paid = { ...order, payment_method: 'mtn_momo', leftToPay: francs(0) } as const;
  expect(renderInShell(<PlacedOrder order={paid} />)).toContain('It is paid');
  const grown = renderInShell(<PlacedOrder order={{ ...paid, leftToPay: francs(1500) }} />);
  expect(grown).not.toContain('It is paid');
  expect(grown).toContain('Still to pay');
});
