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

test('both buttons of the checkout show what is paid: after discount and code, with delivery', () => {
  const html = renderInShell(
    <OrderSummary
      cart={[{ _id: 'line1', quantity: 2, productId: reduced }]}
      isEmptied={false}
      promo={{
        code: 'MERCI',
        name: 'Thank you',
        nameFr: null,
        reduction: francs(3_000),
        isDeliveryFree: false,
      }}
      promoField={null}
      gift={null}
      rule={{ fee: francs(1000), freeFrom: null }}
      offersCash
      takesCash
      isDeliveryKnown
      hasNewTotal={false}
      failure={undefined}
      isBusy={false}
      hasAddress
      takesOnline
      paysCash
      onPayOnline={() => undefined}
      onPayOnDelivery={() => undefined}
      onSendAgain={() => undefined}
    />,
  );
  const buttons = html.match(/<button[^>]*button--large[\s\S]*?<\/button>/g) ?? [];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button).toContain(formatFrancs(13_000));
  }
});
