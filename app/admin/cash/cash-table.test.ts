import { expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { cashCsv } from './cash-table.ts';

const figures = {
  ...{ dispatched: 3, delivered: 2, refused: 1, collected: francs(18_000) },
  ...{ handedOver: francs(9_000), givenBack: 0, outstanding: francs(9_000), toCollect: francs(0) },
};

test('the table of a day opens in a spreadsheet: plain numbers, accents, and no formula from a name', () => {
  const rider = { id: 'a', name: '=HYPERLINK("x")', phone: '+237699000000' };
  const day = {
    day: '2026-11-21',
    today: '2026-11-21',
    entries: [],
    totals: figures,
    till: { came: 9_000, wentOut: 0, difference: 0 },
  };
  const csv = cashCsv(
    {
      ...day,
      rows: [
        { rider, ...figures, carried: 1, closing: null },
        { ...figures, carried: 0, closing: null },
      ],
    },
    'fr',
  );
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Livreur";"Colis partis";"Livrés";"Refusés à la porte";"Encaissé";"Remis à la boutique";"Remboursé";"Encore en main";"Chez les clients"',
    '"\'=HYPERLINK(""x"")";3;2;1;18000;9000;0;9000;0',
    '"La boutique";3;2;1;18000;9000;0;9000;0',
    '"Total";3;2;1;18000;9000;0;9000;0',
    '',
  ]);
});
