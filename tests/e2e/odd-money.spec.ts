import type { Page } from '@playwright/test';
import { adminAttentionMessages } from '#app/messages/admin-attention-messages.ts';
import type { IssueView } from '#shared/contract/attention.ts';
import { francs } from '#shared/money.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

// What no sandbox does: providers that say another amount, or do not answer about a refund. The answers of the shop are made up; what the
// shop does with the words sent is in server/api/attention.

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
  dueBy: null,
  method: 'mtn_momo',
  payerPhone: '+237677001122',
  simulated: false,
  refund: null,
  since: '2026-03-05T14:30:00.000Z',
};

/** The page of what waits, with one issue until it is settled; answers what was sent to settle it. */
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

for (const language of ['en', 'fr'] as const) {
  const texts = adminAttentionMessages[language];
  test(`a stuck refund is confirmed by the person who has seen it in the provider’s own pages, on a phone (${language})`, async ({
    page,
  }) => {
    const stuck: IssueView = {
      ...madeUp,
      ...{ kind: 'refund', reason: 'order_ended', expected: null, method: 'card', payerPhone: null },
      refund: { progress: 'stuck', reference: 're_123', timesTried: 5, canAskProvider: false },
    };
    const { sent } = await openIssue(page, language, stuck, 'payment/settle-refund');
    const issue = page.getByRole('article', { name: /NB-3467-ACDE/ });
    await expect(issue).toContainText('re_123');
    await expect(issue.getByRole('button', { name: texts.payBack })).toHaveCount(0);
    await issue.getByRole('button', { name: texts.seenAtProvider }).click();
    const dialog = page.getByRole('dialog', { name: texts.seenAtProvider });
    await expect(dialog).toContainText(texts.lookAtProvider);
    await dialog.getByLabel(texts.reference).fill('re_123, seen by Solange');
    await dialog.getByRole('button', { name: texts.noteRefund }).click();
    await expect(issue).toBeHidden();
    expect(sent).toEqual([{ id, reference: 're_123, seen by Solange', seenAtProvider: true }]);
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
      ...{ kind: 'refund', reason: 'order_ended', expected: null },
      refund: { progress: 'due', reference: '', timesTried: 0, canAskProvider: false },
    };
    const { sent } = await openIssue(page, language, due, 'payment/settle-refund');
    await page.getByRole('button', { name: texts.payBack }).click();
    const dialog = page.getByRole('dialog', { name: texts.payBack });
    await expect(dialog.getByRole('radio', { name: texts.how })).toBeChecked();
    await dialog.getByRole('radio', { name: texts.cash }).check();
    await dialog.getByLabel(texts.ref).fill('Mama Odile');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^(The money is back|L’argent est rendu)$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name: /NB-3467-ACDE/ })).toBeHidden();
    expect(sent).toEqual([{ id, reference: 'Mama Odile', seenAtProvider: false, paidFrom: 'till' }]);
  });
}
