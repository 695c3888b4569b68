import {
  statementFieldMessages,
  statementMessages,
  statementResultMessages,
} from '#app/messages/statement-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { momoStatement } from '#tests/support/send-statement.ts';

test('the owner sends a statement on a phone, says once what its columns hold, and notes what unknown money was (fr)', async ({
  page,
}) => {
  const texts = statementMessages.fr;
  const fields = statementFieldMessages.fr;
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'fr').open('/dashboard/statements');
  const statement = momoStatement();
  await page.getByLabel(texts.choose).setInputFiles(statement);
  await page.getByLabel(fields.date).selectOption(statement.columns.date ?? '');
  await page.getByLabel(fields.reference).selectOption('Pièce');
  await page.getByLabel(fields.amount).selectOption('Somme');
  await page.getByLabel(fields.fee).selectOption('Retenue');
  await page.getByRole('button', { name: texts.compare }).dblclick();
  const missing = page.getByRole('list', { name: statementResultMessages.fr.missing_here });
  const line = missing.getByRole('listitem').filter({ hasText: statement.reference });
  await expect(line).toContainText(texts.stated(formatFrancs(7_300)));
  await expect(line).toContainText(texts.fees(formatFrancs(73)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  await line.getByRole('button', { name: texts.lookAt }).click();
  const dialog = page.getByRole('dialog', { name: texts.lookAt });
  await dialog.getByLabel(texts.whatItWas).fill('Un salon a payé deux fois');
  await dialog.getByRole('button', { name: texts.lookAt }).click();
  await expect(line).toContainText(texts.looked('Un salon a payé deux fois'));

  await page.getByLabel(texts.choose).setInputFiles(statement);
  await expect(page.getByText(texts.entered(0))).toBeVisible();
});
