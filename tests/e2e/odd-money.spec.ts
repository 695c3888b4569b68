import type { Page } from '@playwright/test';
import { adminAttentionMessages, issueMessages } from '#app/messages/admin-attention-messages.ts';
import { paymentHealthMessages } from '#app/messages/payment-health-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import type { IssueView } from '#shared/contract/attention.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { moneyPlaceMessages } from '#shared/messages/money-messages.ts';
import { formatFrancs, francs } from '#shared/money.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { hearOfPayment, leaveRefundStuck, loseKeysOf } from '#tests/support/at-provider.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { orderOnline, payByCard } from '#tests/support/order-lives.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

// Cases that no sandbox produces: providers that report another amount, or do not answer. In the first tests the shop's answers are made
// up.

const id = '2f6c4f0e-64a5-4b8f-9f0b-1f6c8a3f0e11';
const madeUp: IssueView = {
  id,
  kind: 'amount',
  reason: 'mismatch',
  order: {
    _id: 'madeup',
    orderId: 'NB-3467-ACDE',
    order_status: 'Awaiting payment',
    name: 'Mama Odile',
    phone: '+237677001122',
  },
  amount: francs(15_000),
  expected: francs(20_000),
  ifAccepted: { waived: francs(5_000), due: francs(0), surplus: francs(0) },
  ifGivenBack: francs(15_000),
  dueBy: null,
  method: 'mtn_momo',
  payerPhone: '+237677001122',
  simulated: false,
  refund: null,
  since: '2026-03-05T14:30:00.000Z',
};

/** Opens the inbox with one issue until it is settled; returns the requests sent to settle it. */
async function openIssue(page: Page, language: 'en' | 'fr', issue: IssueView, path: string) {
  const sent: unknown[] = [];
  await page.route('**/api/attention/list*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const open = sent.length === 0;
    await route.fulfill({
      response,
      json: { ...body, data: open ? [issue] : [], totalCount: open ? 1 : 0 },
    });
  });
  await page.route(`**/api/${path}`, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, error: false, message: 'OK', data: null } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, language);
  await shop.open('/dashboard/attention');
  return { shop, sent };
}

for (const [language, texts] of [
  [
    'en',
    {
      came: /15\s000.* came, .*20\s000.* were asked for/,
      accept: 'Accept what came',
      gone: /missing .*5\s000.* written off/,
      note: 'What you did',
    },
  ],
  [
    'fr',
    {
      came: /Somme reçue.*15\s000.* au lieu de .*20\s000/,
      accept: 'Accepter la somme',
      gone: /5\s000.* qui manquent sont abandonnés/,
      note: 'Ce que vous avez fait',
    },
  ],
] as const) {
  test(`the owner accepts another amount than was asked for, on a phone (${language})`, async ({ page }) => {
    const { sent } = await openIssue(page, language, madeUp, 'attention/settle-amount');
    const issue = page.getByRole('article', { name: /NB-3467-ACDE/ });
    await expect(issue).toContainText(texts.came);
    await issue.getByRole('button', { name: texts.accept }).press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.accept });
    await expect(dialog).toContainText(texts.gone);
    await dialog.getByRole('button', { name: texts.accept }).click();
    await expect(dialog.getByLabel(texts.note)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(texts.note).fill('She pays the rest in cash next time.');
    await dialog.getByRole('button', { name: texts.accept }).click();
    await expect(issue).toBeHidden();
    expect(sent).toEqual([{ id, decision: 'accept', note: 'She pays the rest in cash next time.' }]);
  });
}

for (const [language, texts] of [
  [
    'fr',
    {
      payBack: 'Remboursé à la main',
      cash: /Espèces de la boutique/,
      how: /Comme le paiement reçu/,
      ref: 'Référence',
    },
  ],
  [
    'en',
    { payBack: 'Paid back by hand', cash: /Cash of the shop/, how: /The way it was paid/, ref: 'Reference' },
  ],
] as const) {
  test(`what a wallet paid is given back in cash out of the till, on a phone (${language})`, async ({
    page,
  }) => {
    const due: IssueView = {
      ...madeUp,
      ...{ kind: 'refund', reason: 'order_ended', expected: null, ifAccepted: null },
      refund: { progress: 'due', reference: '', timesTried: 0, canAskProvider: false },
    };
    const { sent } = await openIssue(page, language, due, 'payment/settle-refund');
    await page.getByRole('button', { name: texts.payBack }).click();
    const dialog = page.getByRole('dialog', { name: texts.payBack });
    await expect(dialog.getByRole('radio', { name: texts.how })).toBeChecked();
    await expect(dialog.getByLabel(texts.ref)).toHaveAttribute('required', '');
    await dialog.getByRole('radio', { name: texts.cash }).check();
    await expect(dialog.getByLabel(texts.ref)).not.toHaveAttribute('required');
    await expect(dialog).toContainText(uiMessages[language].optional);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^(The money is back|L’argent est rendu)$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name: /NB-3467-ACDE/ })).toBeHidden();
    expect(sent).toEqual([
      { id, amount: due.amount, reference: '', seenAtProvider: false, paidFrom: 'till' },
    ]);
  });
}

for (const language of languagesFor('more money came than was asked')) {
  const texts = adminAttentionMessages[language];
  const reasons = issueMessages[language];

  test(`more money came than was asked for: the owner gives it back and notes how, on a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const { orderId, number, total } = await orderOnline('mtn_momo');
    await hearOfPayment(orderId, total + 500);
    await holdTokens(page, await openOwner());
    await new ShopPage(page, language).open(`/dashboard/attention?q=${number}`);
    const issue = page.getByRole('article', { name: new RegExp(number) });
    await expect(issue).toContainText(texts.came(formatFrancs(total + 500), formatFrancs(total)));
    await issue.getByRole('button', { name: texts.giveBackAmount }).click();
    const giving = page.getByRole('dialog', { name: texts.giveBackAmount });
    await expect(giving).toContainText(texts.giveBackText(formatFrancs(total + 500)));
    await giving.getByLabel(texts.whatWasDone).fill('Elle s’est trompée');
    await giving.getByRole('button', { name: texts.giveBackAmount }).dblclick();
    await expect(giving).toBeHidden();

    await expect(issue).toContainText(reasons.wrong_amount);
    await issue.getByRole('button', { name: texts.payBack }).click();
    const back = page.getByRole('dialog', { name: texts.payBack });
    await expect(back).toContainText(texts.payBackTo(formatFrancs(total + 500)));
    await back.getByLabel(texts.reference).fill('MP260305.1530');
    await back.getByRole('button', { name: texts.noteRefund }).dblclick();
    await expect(issue).toHaveCount(0);
    const { data } = await (await openOwner()).api.orderDesk.getOrder({ _id: orderId });
    expect(data).toMatchObject({ issues: [], money: { refundable: 0 } });
  });

  test(`a provider’s keys are gone: the owner sees who does not answer and which refund is stuck, and confirms what the provider’s own pages show, on a phone (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const waiting = await orderOnline('mtn_momo');
    await loseKeysOf(waiting.orderId);
    const { orderId, number, shopper } = await payByCard();
    await loseKeysOf(orderId);
    await shopper.api.order.cancelOrder({ _id: orderId });
    await leaveRefundStuck(orderId);
    const { api, tokens } = await openOwner();
    await holdTokens(page, { tokens });
    const shop = new ShopPage(page, language);

    const health = paymentHealthMessages[language];
    const momo = page.getByRole('region', { name: moneyPlaceMessages[language].mtn_momo });
    const refunds = page.getByRole('region', { name: health.refunds });
    await expect(async () => {
      await shop.open('/dashboard/payment-health');
      const { data } = await api.paymentHealth.get({});
      const silent = data.providers.find(({ provider }) => provider === 'mtn_momo');
      const since = formatMoment(silent?.oldestUnansweredAt ?? '', language);
      await expect(momo).toContainText(health.unanswered(silent?.unanswered ?? 0, since), { timeout: 2_000 });
      await expect(refunds).toContainText(health.stuck(data.refunds.stuck), { timeout: 2_000 });
    }).toPass();
    await expect(momo).toContainText(health.notInUse);
    await expect(momo).toContainText(health.silent);
    await expect(page.getByRole('region', { name: moneyPlaceMessages[language].sandbox })).toContainText(
      health.lastAnswer('').trim(),
    );
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await refunds.getByRole('link', { name: health.goToIssues }).click();

    await page.getByLabel(texts.search).fill(number);
    await expect(page.getByText(texts.waiting(1), { exact: true })).toBeVisible();
    const issue = page.getByRole('article', { name: texts.about(reasons.order_ended, number) });
    await expect(issue).toContainText(texts.stuck(`re_`).split('re_')[0] ?? '');
    await expect(issue.getByRole('button', { name: texts.payBack })).toHaveCount(0);
    await issue.getByRole('button', { name: texts.seenAtProvider }).click();
    const dialog = page.getByRole('dialog', { name: texts.seenAtProvider });
    await expect(dialog).toContainText(texts.lookAtProvider);
    await dialog.getByLabel(texts.reference).fill('re_123, vu par Solange');
    await dialog.getByRole('button', { name: texts.noteRefund }).dblclick();
    await expect(issue).toHaveCount(0);
    const { data } = await api.orderDesk.getOrder({ _id: orderId });
    expect(data).toMatchObject({ payment_status: 'Refunded', issues: [] });
  });
}
