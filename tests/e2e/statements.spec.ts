import type { Page } from '@playwright/test';
import { adminAttentionMessages } from '#app/messages/admin-attention-messages.ts';
import { moneyMessages } from '#app/messages/money-messages.ts';
import {
  statementFieldMessages,
  statementMessages,
  statementResultMessages,
} from '#app/messages/statement-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { momoStatement, sendStatement } from '#tests/support/send-statement.ts';

// Serial, because the meaning of a provider's columns is remembered for the whole shop.
test.describe.configure({ mode: 'serial' });

for (const language of languagesFor('the owner sends a statement')) {
  test(`the owner sends a statement on a phone, says once what its columns hold, and sees to unknown money (${language})`, async ({
    page,
  }) => {
    const texts = statementMessages[language];
    const fields = statementFieldMessages[language];
    await page.setViewportSize(phone);
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    await shop.open('/dashboard/statements');
    const statement = momoStatement();
    // Lines of one provider entered as those of another would be wrong for ever, so none is chosen to begin with.
    await expect(page.getByLabel(texts.choose)).toBeDisabled();
    await page.getByLabel(texts.provider).selectOption('mtn_momo');
    const wrong = { ...statement, name: 'clients.csv', buffer: Buffer.from('Date,Reference,Amount\nx,y,z') };
    await page.getByLabel(texts.choose).setInputFiles(wrong);
    const compare = page.getByRole('button', { name: texts.compare });
    await expect(page.getByText(wrong.name)).toBeVisible();
    await expect(compare).toBeEnabled();
    await page.getByLabel(texts.choose).setInputFiles(statement);
    await expect(page.getByText(wrong.name)).toBeHidden();
    await expect(page.getByText(statement.name)).toBeVisible();
    // What was said of the columns of the file before is not said of these.
    await expect(compare).toBeDisabled();
    await page.getByLabel(fields.date).selectOption(statement.columns.date ?? '');
    await page.getByLabel(fields.reference).selectOption('Pièce');
    await page.getByLabel(fields.amount).selectOption('Somme');
    await page.getByLabel(fields.fee).selectOption('Retenue');
    await compare.dblclick();
    const missing = page.getByRole('list', { name: statementResultMessages[language].missing_here });
    const line = missing.getByRole('listitem').filter({ hasText: statement.reference });
    await expect(line).toContainText(texts.stated(formatFrancs(7_300)));
    await expect(line).toContainText(texts.fees(formatFrancs(73)));
    expect(await widthOf(page)).toBeLessThanOrEqual(phone.width);

    await line.getByRole('button', { name: texts.lookAt }).click();
    const dialog = page.getByRole('dialog', { name: texts.lookAt });
    await dialog.getByLabel(texts.whatItWas).fill('Un salon a payé deux fois');
    await dialog.getByRole('button', { name: texts.lookAt }).click();
    await expect(line).toContainText(texts.looked('Un salon a payé deux fois'));

    await page.getByLabel(texts.choose).setInputFiles(statement);
    await expect(page.getByText(texts.entered(0))).toBeVisible();
  });

  test(`money that only a statement knows waits under what needs attention, and is entered for its order (${language})`, async ({
    page,
    shopper,
    trouble,
  }) => {
    trouble.expect(/^422 POST .*book-line/);
    const texts = statementMessages[language];
    const money = moneyMessages[language];
    const order = await placeOrderFor(shopper, 'Mama Odile');
    const statement = momoStatement();
    const id = await sendStatement(statement);
    await page.setViewportSize(phone);
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    await shop.open('/dashboard/attention');
    await page.getByRole('link', { name: adminAttentionMessages[language].seeOpenLines }).click();
    await expect(shop.heading).toHaveText(texts.title);

    await shop.open(`/dashboard/statements?id=${id}`);
    const line = page.locator('li.panel').filter({ hasText: statement.reference });
    await line.getByRole('button', { name: texts.book }).click();
    const dialog = page.getByRole('dialog', { name: texts.book });
    const send = dialog.getByRole('button', { name: texts.book });
    await dialog.getByLabel(texts.orderNumber).fill('NB-0000-NONE');
    await dialog.getByLabel(texts.whatItWas).fill('Envoyé sans passer par la boutique');
    await send.click();
    await expect(dialog.getByLabel(texts.orderNumber)).toHaveAttribute('aria-invalid', 'true');
    expect(await widthOf(page)).toBeLessThanOrEqual(phone.width);
    await dialog.getByLabel(texts.orderNumber).fill(order.orderId);
    await send.dblclick();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: statementResultMessages[language].matched }).click();
    await expect(line).toContainText(texts.looked('Envoyé sans passer par la boutique'));
    await line.getByRole('link', { name: texts.order(order.orderId) }).click();
    await expect(shop.heading).toContainText(order.orderId);
    await expect(page.getByText(statement.reference).first()).toBeVisible();

    await shop.open(`/dashboard/money?search=${statement.reference}&kind=in`);
    const entered = page.getByRole('listitem').filter({ hasText: statement.reference });
    await expect(entered).toContainText(money.fee(formatFrancs(73)));
    await expect(entered.getByRole('link', { name: order.orderId })).toBeVisible();
    expect(await widthOf(page)).toBeLessThanOrEqual(phone.width);
  });
}

test('a statement that was sent wrongly is taken back on a phone, and a second tab reads that it is gone', {
  tag: '@full',
}, async ({ page, context, trouble }) => {
  trouble.expect(/^404 DELETE .*take-back/);
  trouble.expect(/^409 DELETE .*take-back/);
  const texts = statementMessages.fr;
  const statement = momoStatement();
  const id = await sendStatement(statement);
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open(`/dashboard/statements?id=${id}&result=missing_here`);
  await page.getByRole('button', { name: texts.takeBack }).click();
  const dialog = page.getByRole('dialog', { name: texts.takeBack });
  await expect(dialog).toContainText(statement.name);
  await expect(dialog).toContainText('1 ligne disparaît, avec ses frais.');
  expect(await widthOf(page)).toBeLessThanOrEqual(phone.width);

  const other = await context.newPage();
  await other.setViewportSize(phone);
  const second = new ShopPage(other, 'fr');
  await second.open(`/dashboard/statements?id=${id}`);
  await other.getByRole('button', { name: texts.takeBack }).click();

  await dialog.getByRole('button', { name: texts.takeBack }).dblclick();
  await expect(shop.toast(successMessages.fr.statementTakenBack)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(statement.name)).toHaveCount(0);
  await expect(page.getByText(statement.reference)).toHaveCount(0);

  const late = other.getByRole('dialog', { name: texts.takeBack });
  await late.getByRole('button', { name: texts.takeBack }).click();
  await expect(second.toast('Ce relevé n’existe plus.')).toBeVisible();
  await expect(late).toBeHidden();
  await expect(other.getByText(statement.name)).toHaveCount(0);
  await other.close();

  const used = momoStatement();
  await shop.open(`/dashboard/statements?id=${await sendStatement(used)}&result=missing_here`);
  const line = page.locator('li.panel').filter({ hasText: used.reference });
  await line.getByRole('button', { name: texts.lookAt }).click();
  const look = page.getByRole('dialog', { name: texts.lookAt });
  await look.getByLabel(texts.whatItWas).fill('Un salon a payé deux fois');
  await look.getByRole('button', { name: texts.lookAt }).click();
  await expect(line).toContainText(texts.looked('Un salon a payé deux fois'));
  await page.getByRole('button', { name: texts.takeBack }).click();
  await dialog.getByRole('button', { name: texts.takeBack }).click();
  await expect(shop.toast(/Ce relevé ne peut plus être retiré.*1 de ses lignes/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(line).toBeVisible();
});

test('what is typed about a line of a statement is there again after Escape, and the page loads again on return', {
  tag: '@full',
}, async ({ page }) => {
  const texts = statementMessages.fr;
  const statement = momoStatement();
  const id = await sendStatement(statement);
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open(`/dashboard/statements?id=${id}&result=missing_here`);
  const line = page.locator('li.panel').filter({ hasText: statement.reference });
  for (const name of [texts.lookAt, texts.book]) {
    const typed = `Vu avec la cliente (${name})`;
    await line.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel(texts.whatItWas).fill(typed);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await line.getByRole('button', { name }).click();
    await expect(dialog.getByLabel(texts.whatItWas)).toHaveValue(typed);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  // A colleague says what the money was.
  const { api } = await openOwner();
  const { data } = await api.statements.compare({ id, result: 'missing_here', page: 1, limit: 50 });
  const lineId = data.find(({ reference }) => reference === statement.reference)?.lineId ?? 0;
  await api.statements.lookAt({ lineId, note: 'Un salon a payé deux fois' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(line).toContainText(texts.looked('Un salon a payé deux fois'));
});

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
