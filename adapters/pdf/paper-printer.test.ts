import { describe, expect, test } from 'vitest';
import type { OrderMoney } from '#core/ledger/order-money.ts';
import type { Order } from '#core/orders/order-queries.ts';
import { packingSlipOf } from '#core/receipts/packing-slip.ts';
import { receiptOf } from '#core/receipts/receipt.ts';
import { defaultSettings } from '#core/settings.ts';
import { francs } from '#shared/money.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';
import { barsOf } from './code-39.ts';
import { createPaperPrinter } from './paper-printer.ts';

const printer = createPaperPrinter();

describe('a printed receipt', () => {
  test('is one PDF page for a small order, with its fonts inside', async () => {
    const pdf = await print(2);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toContain('FontFile2');
    expect(pdf.toString('latin1')).not.toContain('Helvetica');
  });

  test('says who sells, what was bought, and what was paid', () => {
    const paper = receiptOf(defaultSettings, orderOf(1), paidBySandbox, 'fr');
    expect(paper.title).toBe('Reçu');
    expect(paper.seller.lines).toEqual(
      expect.arrayContaining([
        'Rue Njo-Njo, Bonapriso, Douala',
        'RCCM\u00a0: RC/DLA/2025/B/00000',
        'NIU\u00a0: M000000000000X',
      ]),
    );
    expect(paper.rows).toMatchObject([
      {
        note: expect.stringMatching(/^3,5\u00a0g · /),
        ...{ unitPrice: '4\u202f500\u00a0FCFA', quantity: '2', amount: '9\u202f000\u00a0FCFA' },
      },
    ]);
    expect(paper.total.amount).toBe('9\u202f000\u00a0FCFA');
    expect(paper.settlement).toEqual([
      { label: 'Reçu par MTN MoMo (essai)', amount: '9\u202f000\u00a0FCFA' },
    ]);
    expect(paper.warning).toContain('simulé');
  });

  test('is no receipt before the shop has the money', () => {
    const unpaid = { ...orderOf(1), paymentStatus: 'Processing' as const, isPaymentSimulated: false };
    const paper = receiptOf(defaultSettings, unpaid, noMoney, 'en');
    expect(paper.title).toBe('Order summary');
    expect(paper.parties[1]?.lines).toContain('Not paid yet');
    expect(paper.warning).toBeUndefined();
  });

  test('goes on over as many pages as a big order needs, and no empty one', async () => {
    expect(pagesOf(await print(60))).toBe(5);
  });

  test.each([6, 7, 8, 9, 10])('of %i products has no page for its last words alone', async (lines) => {
    const text = textOfPdf(await print(lines));
    const lastPage = text.slice(text.lastIndexOf('1 / 2') + 1).join(' ');
    expect(lastPage).toContain('FCFA');
  });
});

describe('a packing slip', () => {
  test('says the cash to collect where none has come, and no price of anything else', () => {
    const unpaid = {
      ...orderOf(3),
      paymentStatus: 'Processing' as const,
      settled: 0,
      phone: '+237699000000',
    };
    const slip = packingSlipOf(defaultSettings, unpaid, 'fr');
    expect(slip.cash).toEqual({ label: 'À encaisser', amount: '27\u202f000\u00a0FCFA' });
    expect(JSON.stringify(slip).match(/FCFA/g)).toHaveLength(1);
    expect(slip.recipient).toMatchObject({
      name: 'Mireille Ngono Ɓaŋa',
      phones: ['6\u00a077\u00a012\u00a034\u00a056', '6\u00a099\u00a000\u00a000\u00a000'],
    });
    expect(slip.contents.rows[1]).toEqual({
      quantity: '2 ×',
      name: 'Rouge à lèvres velours mat, rouge Ndolo',
      note: '3,5\u00a0g',
    });
  });

  test.each([
    ['is paid', { paymentStatus: 'Paid', isPaymentSimulated: false }, 'Paid: nothing to collect'],
    ['was cancelled', { status: 'Cancelled' }, 'This order was not carried out: do not deliver'],
  ] as const)('has no figure when the order %s', (_, state, label) => {
    const slip = packingSlipOf(defaultSettings, { ...orderOf(1), ...state }, 'en');
    expect(slip.cash).toEqual({ label, amount: undefined });
  });

  test.each([
    ['en', 'Test payment: nothing to collect', 'Test: a payment was simulated, and no money came by it.'],
    [
      'fr',
      'Paiement d’essai\u00a0: rien à encaisser',
      'Essai\u00a0: un paiement est simulé, aucun argent n’est arrivé.',
    ],
  ] as const)('says that a payment was a test (%s)', async (language, label, warning) => {
    const order = { ...orderOf(1), paymentStatus: 'Paid' as const, isPaymentSimulated: true };
    const slip = packingSlipOf(defaultSettings, order, language);
    expect(slip).toMatchObject({ cash: { label, amount: undefined }, warnings: [warning] });
    expect(pagesOf(await printer.printSlips([slip]))).toBe(1);
    const part = { ...order, paymentStatus: 'Processing' as const, settled: 4_000 };
    expect(packingSlipOf(defaultSettings, part, language)).toMatchObject({
      ...{ cash: { amount: expect.stringContaining('5') }, warnings: [warning] },
    });
    const real = { ...order, isPaymentSimulated: false };
    expect(packingSlipOf(defaultSettings, real, language).warnings).toEqual([]);
  });

  test('begins a page for each order, and goes on over more where the lines need it', async () => {
    const slips = [2, 30, 1].map((lines) => packingSlipOf(defaultSettings, orderOf(lines), 'en'));
    expect(pagesOf(await printer.printSlips(slips.slice(0, 1)))).toBe(1);
    const pages = pagesOf(await printer.printSlips(slips));
    expect(pages).toBeGreaterThan(4);
    expect(pages).toBeLessThan(8);
  });

  test('has a code to pay by where something is due, beside the recipient and on one page', async () => {
    const unpaid = { ...orderOf(3), paymentStatus: 'Processing' as const, settled: 0 };
    const address = 'https://shop.example/fr/pay/0123456789abcdef0123456789abcdef';
    const slip = packingSlipOf(defaultSettings, unpaid, 'fr', address);
    expect(slip.payment).toEqual({ address, label: 'Payer par téléphone ou carte' });
    expect(pagesOf(await printer.printSlips([slip]))).toBe(1);
    expect(packingSlipOf(defaultSettings, orderOf(3), 'fr', address).payment).toBeUndefined();
  });

  test('leaves out an emoji of an address, for which no font of paper has a letter', async () => {
    const order = { ...orderOf(1), deliveryAddressLine: 'Akwa, immeuble bleu \u{1F31E}, portail ❤\u{FE0F}' };
    const slip = packingSlipOf(defaultSettings, order, 'fr');
    const text = textOfPdf(await printer.printSlips([slip])).join('\n');
    expect(text).toContain('Akwa, immeuble bleu, portail');
  });

  test('carries the number of its order as bars of Code 39', () => {
    const bars = barsOf('NB-7', 100) ?? [];
    // Five bars for each of the four characters and the two start and stop characters.
    expect(bars).toHaveLength(30);
    const narrow = Math.min(...bars.map(({ width }) => width));
    const star = bars.slice(0, 5).map(({ width }) => (width > narrow * 2 ? 'wide' : 'narrow'));
    expect(star).toEqual(['narrow', 'narrow', 'wide', 'wide', 'narrow']);
    expect(bars.slice(-5).map(({ width }) => width)).toEqual(
      bars.slice(0, 5).map(({ width }) => expect.closeTo(width)),
    );
    const last = bars.at(-1);
    expect((last?.from ?? 0) + (last?.width ?? 0)).toBeCloseTo(100);
    expect(barsOf('é', 100)).toBeUndefined();
  });
});

const noMoney: OrderMoney = { came: francs(0), givenBack: francs(0), waived: francs(0), movements: [] };
const paidBySandbox: OrderMoney = {
  ...noMoney,
  came: francs(9_000),
  movements: [
    {
      ...{ source: 'attempt', sourceId: 'a', kind: 'in', place: 'sandbox', method: 'mtn_momo' },
      ...{ amount: 9_000, isSimulated: true, reference: 'tx', at: new Date('2026-11-22T12:00:00Z') },
    },
  ],
};

function print(lines: number): Promise<Buffer> {
  return printer.print([receiptOf(defaultSettings, orderOf(lines), paidBySandbox, 'fr')]);
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

function orderOf(lines: number): Order {
  return {
    id: 'order',
    orderNumber: 'NB-7K4M-2QXD',
    createdAt: new Date('2026-03-05T14:30:00Z'),
    status: 'Delivered',
    paymentStatus: 'Paid',
    paymentMethod: 'mtn_momo',
    paymentId: '1f0a77c2-5d3e-4b58-9a53-0d6b1f5f6a10',
    isPaymentSimulated: true,
    quantity: lines * 2,
    undiscountedTotal: francs(lines * 10_000),
    reduction: francs(0),
    deliveryFee: francs(0),
    isPickUp: false,
    deliveryZone: '',
    takesCash: true,
    promisedOn: null,
    promisedBefore: null,
    total: francs(lines * 9_000),
    settled: francs(lines * 9_000),
    deliveryName: 'Mireille Ngono Ɓaŋa',
    deliveryAddressLine: 'Rue Njo-Njo, face pharmacie du Rond-Point, Bonapriso',
    deliveryCity: 'Douala',
    deliveryState: 'Littoral',
    deliveryCountry: 'Cameroun',
    deliveryPincode: '00237',
    deliveryMobile: '+237677123456',
    phone: '+237677123456',
    deliveryNote: '',
    promoCode: '',
    deliveredAt: null,
    returnRequest: undefined,
    moneyBack: [],
    doorToken: null,
    lines: Array.from({ length: lines }, (_, index) => ({
      productId: `product${index}`,
      name: 'Velvet matte lipstick',
      nameFr:
        index % 3 === 0
          ? 'Beurre corporel au karité, parfumé à la vanille de l’Ouest, fouetté à la main pour les peaux très sèches'
          : 'Rouge à lèvres velours mat, rouge Ndolo',
      image: '',
      unit: '3.5 g',
      unitPrice: francs(5_000),
      discount: 10,
      discountedUnitPrice: francs(4_500),
      quantity: 2,
      reduction: francs(0),
    })),
  };
}
