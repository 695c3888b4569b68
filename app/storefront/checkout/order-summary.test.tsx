import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { formatFrancs, francs } from '#shared/money.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { OrderSummary } from './order-summary.tsx';

const reduced = {
  _id: 'gloss0000001',
  name: 'Gloss',
  nameFr: null,
  image: ['/gloss.webp'],
  unit: '6 ml',
  stock: 5,
  price: francs(10_000),
  discount: 25,
};

const plain: ComponentProps<typeof OrderSummary> = {
  cart: [{ _id: 'line1', quantity: 2, productId: reduced }],
  isEmptied: false,
  promo: undefined,
  promoField: null,
  gift: null,
  rule: { fee: francs(1000), freeFrom: null },
  offersCash: true,
  takesCash: true,
  isDeliveryKnown: true,
  hasNewTotal: false,
  openPrompt: undefined,
  failure: undefined,
  isBusy: false,
  hasAddress: true,
  takesOnline: true,
  paysCash: true,
  onPayOnline: () => undefined,
  onPayOnDelivery: () => undefined,
  onSendAgain: () => undefined,
};

test('an order that got no answer can be sent again while its way is open, also where its cart was emptied meanwhile', () => {
  const failed = { ...plain, isDeliveryKnown: false };
  const retry = 'Retry';
  const cash = { key: 'cash', message: 'No connection.' };
  const online = { key: 'online', message: 'No connection.' };
  const shows = (given: Partial<ComponentProps<typeof OrderSummary>>) =>
    renderInShell(<OrderSummary {...failed} {...given} />).includes(retry);
  expect(shows({ failure: cash })).toBe(true);
  expect(shows({ failure: cash, takesCash: false })).toBe(false);
  expect(shows({ failure: cash, takesOnline: false })).toBe(true);
  expect(shows({ failure: online })).toBe(true);
  expect(shows({ failure: online, takesOnline: false })).toBe(false);
  expect(shows({ failure: cash, takesCash: false, isEmptied: true })).toBe(true);
});

test('both buttons of the checkout show what is paid: after discount and code, with delivery', () => {
  const html = renderInShell(
    <OrderSummary
      {...plain}
      promo={{
        code: 'MERCI',
        name: 'Thank you',
        nameFr: null,
        reduction: francs(3_000),
        isDeliveryFree: false,
      }}
    />,
  );
  const buttons = html.match(/<button[^>]*button--large[\s\S]*?<\/button>/g) ?? [];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button).toContain(formatFrancs(13_000));
  }
});
