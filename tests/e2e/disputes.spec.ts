import { adminAttentionMessages, issueMessages } from '#app/messages/admin-attention-messages.ts';
import { orderMoneyMessages } from '#app/messages/order-money-messages.ts';
import { disputeReasonIn } from '#shared/dispute-reason.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { hearOfDispute, loseKeysOf } from '#tests/support/at-provider.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { payByCard } from '#tests/support/order-lives.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

for (const language of languagesFor('a bank disputes a payment')) {
  const [texts, attention, reasons] = [
    orderMoneyMessages[language],
    adminAttentionMessages[language],
    issueMessages[language],
  ];

  test(`a bank disputes a payment: the owner sees sum and deadline, notes the evidence, and sees one dispute won and another lost, on a phone (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const dueBy = new Date(Date.now() + 6 * 24 * 3_600_000);
    const deadline = texts.dueBy(formatMoment(dueBy.toISOString(), language));
    const { orderId, number, total } = await payByCard();
    await hearOfDispute(orderId, { state: 'needs_answer', amount: 2_000, dueBy });
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);

    await shop.open(`/dashboard/attention?q=${number}`);
    const issue = page.getByRole('article', { name: attention.about(reasons.disputed, number) });
    await expect(issue).toContainText(formatFrancs(2_000));
    await expect(issue).toContainText(deadline);
    expect(await violations(page)).toEqual([]);
    await issue.getByRole('link', { name: attention.openDispute }).click();

    const dispute = page.getByRole('article', { name: texts.disputeTitle('dp_') });
    await expect(dispute).toContainText(texts.needs_answer);
    await expect(dispute).toContainText(texts.bankSays(disputeReasonIn(language, 'product_not_received')));
    await expect(dispute).toContainText(deadline);
    await expect(dispute).toContainText(formatFrancs(2_000));
    await dispute.getByRole('button', { name: texts.noteEvidence }).click();
    const noting = page.getByRole('dialog', { name: texts.noteEvidence });
    await noting.getByLabel(texts.evidence).fill('Bon signé par sa sœur');
    await noting.getByRole('button', { name: texts.noteEvidence }).dblclick();
    await expect(noting).toBeHidden();
    await expect(dispute).toContainText('Bon signé par sa sœur');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

    await hearOfDispute(orderId, { state: 'under_review', amount: 2_000, dueBy });
    await shop.reload();
    await expect(dispute).toContainText(texts.under_review);
    await hearOfDispute(orderId, { state: 'won', amount: 2_000 });
    await shop.reload();
    await expect(dispute).toContainText(texts.won);
    await expect(dispute).not.toContainText(deadline);
    await expect(dispute.getByRole('button', { name: texts.noteEvidence })).toHaveCount(0);
    await expect(page.getByRole('article', { name: new RegExp(number) })).toHaveCount(0);

    const other = await payByCard();
    await hearOfDispute(other.orderId, { state: 'needs_answer' });
    await hearOfDispute(other.orderId, { state: 'lost' });
    await shop.open(`/dashboard/orders/${other.orderId}`);
    await expect(dispute).toContainText(texts.lost);
    const money = page.getByRole('region', { name: texts.title, exact: true });
    await expect(money).toContainText(texts.dispute);
    await expect(money).toContainText(formatFrancs(-total));
    const gone = page.getByRole('article', { name: attention.about(reasons.dispute_lost, other.number) });
    await gone.getByRole('button', { name: attention.lookedAt }).click();
    const looking = page.getByRole('dialog', { name: attention.lookedAt });
    await looking.getByLabel(attention.whatWasDone).fill('Toujours faire signer');
    await looking.getByRole('button', { name: attention.save }).dblclick();
    await expect(looking).toBeHidden();
    await expect(gone).toHaveCount(0);
    await shop.open(`/dashboard/money?search=${other.number}&kind=out`);
    await expect(page.getByText(disputeReasonIn(language, 'product_not_received'))).toBeVisible();
  });
}

for (const language of languagesFor('a dispute ended by hand')) {
  test(`a dispute at a provider that is gone: the owner notes on a phone that it was lost, once (${language})`, async ({
    page,
  }) => {
    const texts = orderMoneyMessages[language];
    await page.setViewportSize(phone);
    const { orderId, total } = await payByCard();
    await loseKeysOf(orderId);
    await hearOfDispute(orderId, { state: 'under_review' });
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    await shop.open(`/dashboard/orders/${orderId}`);
    const dispute = page.getByRole('article', { name: texts.disputeTitle('dp_') });
    await dispute.getByRole('button', { name: texts.endByHand }).click();
    const ending = page.getByRole('dialog', { name: texts.endByHand });
    const send = ending.getByRole('button', { name: texts.endByHand });
    await ending.getByLabel(texts.endNote).fill('Courriel de la banque');
    await send.click();
    await expect(ending.getByLabel(texts.end)).toHaveAttribute('aria-invalid', 'true');
    await ending.getByLabel(texts.end).selectOption(texts.endLost);
    expect(await violations(page)).toEqual([]);
    await send.dblclick();
    await expect(ending).toBeHidden();
    await expect(dispute).toContainText(texts.lost);
    await expect(dispute.getByRole('button')).toHaveCount(0);
    const money = page.getByRole('region', { name: texts.title, exact: true });
    await expect(money.getByText(formatFrancs(-total))).toHaveCount(1);
  });
}

test('what is typed about a dispute is there again after Escape', { tag: '@full' }, async ({ page }) => {
  const texts = orderMoneyMessages.fr;
  await page.setViewportSize(phone);
  const { orderId } = await payByCard();
  await loseKeysOf(orderId);
  await hearOfDispute(orderId, { state: 'needs_answer' });
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'fr').open(`/dashboard/orders/${orderId}`);
  for (const [name, label] of [
    [texts.noteEvidence, texts.evidence],
    [texts.endByHand, texts.endNote],
  ] as const) {
    const dialog = page.getByRole('dialog', { name });
    await page.getByRole('button', { name }).click();
    await dialog.getByLabel(label).fill('Bon signé par sa sœur');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name }).click();
    await expect(dialog.getByLabel(label)).toHaveValue('Bon signé par sa sœur');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
