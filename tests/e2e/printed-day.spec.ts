import { secondFactorMessages } from '#app/messages/second-factor-messages.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import type { CashDayView, CashEntryView, CashRowView } from '#shared/contract/cash.ts';
import { endpoints } from '#shared/endpoints.ts';
import { francs } from '#shared/money.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';

const riders = ['Moussa Bello', 'Ibrahim Sali', 'Chantal Ngo'];

const rowOf = (name: string, index: number): CashRowView => ({
  rider: { id: `rider-${index}`, name, phone: '+237699102030' },
  ...{ dispatched: 8, delivered: 7, refused: 1, collected: 96_500, handedOver: 96_500, givenBack: 0 },
  ...{ outstanding: francs(0), toCollect: francs(12_000), carried: 1, closing: null },
});

const entryOf = (index: number): CashEntryView => ({
  id: index,
  kind: index < 3 ? 'handed_over' : 'collected',
  riderId: `rider-${index % 3}`,
  riderName: riders[index % 3] ?? null,
  orderId: index < 3 ? null : `order${index}`,
  orderNumber: index < 3 ? null : `ORD-2026-0000${index}`,
  amount: index < 3 ? 96_500 : 13_500,
  ...{ state: 'valid', note: '', actorName: 'Solange Ateba', at: '2026-11-20T16:00:00.000Z' },
  ...{ saidAmount: null, saidNote: null, saidBy: null, saidInPresence: null, saidAt: null },
  isToConfirm: false,
});

/** Twenty orders with three riders. */
const day: CashDayView = {
  ...{ day: '2026-11-20', today: '2026-11-20' },
  rows: riders.map(rowOf),
  totals: {
    ...{ dispatched: 24, delivered: 21, refused: 3, collected: 289_500, handedOver: 289_500, givenBack: 0 },
    ...{ outstanding: francs(0), toCollect: francs(36_000) },
  },
  till: { came: 289_500, wentOut: 0, difference: 0 },
  entries: Array.from({ length: 23 }, (_, index) => entryOf(index)),
};

test('the cash of a day with twenty orders is printed on one page, without the frame of the office', async ({
  page,
  shop,
}) => {
  await page.route('**/api/cash/get-day*', (route) =>
    route.fulfill({ json: { success: true, error: false, message: '', data: day } }),
  );
  // Answers as for an owner who is reminded to set up her second factor.
  await page.route(`**${methodAndPath(endpoints.user.userDetails).path}`, async (route) => {
    const answer = await route.fetch();
    const known = await answer.json();
    known.data.secondFactorDueAt = new Date(Date.now() + 86_400_000).toISOString();
    await route.fulfill({ response: answer, json: known });
  });
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/cash');
  await expect(page.getByText('ORD-2026-000022')).toBeVisible();
  const reminder = page.getByRole('link', { name: secondFactorMessages.en.setUp });
  await expect(reminder).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(reminder).toBeHidden();
  for (const frame of ['banner', 'contentinfo', 'navigation'] as const) {
    for (const part of await page.getByRole(frame).all()) await expect(part).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
