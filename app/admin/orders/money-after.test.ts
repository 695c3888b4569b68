import { expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { type MoneyBefore, moneyAfter } from './money-after.ts';

const refund = { progress: 'due', reference: '', timesTried: 0, canAskProvider: false } as const;

/** A paid order of 6 000 F that owes back 3 000 F since pieces were taken out. */
const owing: MoneyBefore = {
  ...{ totalAmt: 6_000, money: { open: 0, refundable: 6_000 }, cash: { waived: 0 } },
  issues: [{ reason: 'lines_changed', amount: francs(3_000), refund }],
};

test('what is added to an order that owes money back is collected without that money', () => {
  expect(moneyAfter(owing, 13_500)).toEqual({
    ...{ total: 13_500, toCollect: 4_500, toGiveBack: 0, isAhead: false },
  });
  expect(moneyAfter(owing, 8_000)).toMatchObject({ toCollect: 0 });
});

test('money that is on its way back, or goes back for another reason, pays for nothing', () => {
  const asked = { ...refund, progress: 'on_its_way' } as const;
  const issues = [
    { reason: 'lines_changed', amount: francs(3_000), refund: asked },
    { reason: 'by_shop', amount: francs(1_000), refund },
  ] as const;
  expect(moneyAfter({ ...owing, issues }, 8_000)).toMatchObject({ toCollect: 2_000 });
});
