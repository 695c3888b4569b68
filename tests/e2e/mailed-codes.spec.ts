import { cartMessages } from '#app/messages/cart-messages.ts';
import { phoneOrderMessages } from '#app/messages/phone-order-messages.ts';
import { securityMessages } from '#app/messages/security-messages.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { codeMailedTo } from '#tests/support/outbox.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

let own: OwnShop;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: phone });
test.beforeAll(async () => {
  own = await startOwnShop({ mailsCodes: true });
});
test.afterAll(() => own.close());

const texts = phoneOrderMessages.fr;

test('where codes go by e-mail only, a guest orders with one, and her other device finds the order (in French)', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect(/^4(00|22) POST \/api\/phone-account\/open/);
  const email = 'aicha-code@example.com';
  const form = await proceed(new ShopPage(page, 'fr'));
  await form.fill({ ...aicha, email: 'aicha@' });
  await form.send.click();
  await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
  await form.field('email').fill(email);
  await form.send.click();
  const code = form.form.getByLabel(texts.code, { exact: true });
  await expect(code).toBeFocused();
  await expect(form.form.getByText(texts.codeText(email, 'email'))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await code.fill('AAAAA3');
  await form.form.getByRole('button', { name: texts.sendCode }).click();
  await expect(page.getByText(/^Ce code est incorrect/)).toBeVisible();
  const first = await codeMailedTo(email, own);
  await form.form.getByRole('button', { name: texts.otherEmail }).click();
  await expect(form.field('email')).toHaveValue(email);
  await form.send.click();
  const second = await newCodeMailedTo(email, first);
  await code.fill(second);
  await form.form.getByRole('button', { name: texts.sendCode }).click();
  await expect(page).toHaveURL(/\/fr\/checkout$/);
  await new CheckoutPage(page, 'fr').cashOnDelivery.click();
  await expect(page).toHaveURL(/\/success/);

  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' });
  const other = await context.newPage();
  const elsewhere = await proceed(new ShopPage(other, 'fr'));
  await elsewhere.fill({ ...aicha, addressLine: 'Bonapriso, rue Njo-Njo', email });
  await elsewhere.send.click();
  await elsewhere.form.getByLabel(texts.code, { exact: true }).fill(await newCodeMailedTo(email, second));
  await elsewhere.form.getByRole('button', { name: texts.sendCode }).click();
  await expect(other).toHaveURL(/\/fr\/checkout$/);
  await other.goto(`${own.url}/fr/dashboard/myorders`);
  await expect(other.getByRole('article')).toHaveCount(1);
  await other.goto(`${own.url}/fr/dashboard/security`);
  await expect(other.getByText(securityMessages.fr.firstText(email))).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('link', { name: securityMessages.fr.first }).click();
  await expect(other).toHaveURL(/\/fr\/forgot-password$/);
  await context.close();
});

test('without an e-mail, or without its code, she orders all the same', async ({ page }) => {
  const form = await proceed(new ShopPage(page, 'fr'));
  await form.fill({ ...aicha, email: 'aicha-sans@example.com' });
  await form.send.click();
  await form.form.getByRole('button', { name: texts.withoutCode }).click();
  await expect(page).toHaveURL(/\/fr\/checkout$/);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const again = await proceed(new ShopPage(page, 'fr'));
  await again.fill(aicha);
  await again.send.click();
  await expect(page).toHaveURL(/\/fr\/checkout$/);
});

/** A guest with one product in the cart, at the form that 'Proceed' opens. */
async function proceed(shop: ShopPage): Promise<PhoneOrderForm> {
  const [product] = (await own.api().product.get({ page: 1, limit: 1 })).data;
  if (!product) throw new Error('The shop has no products');
  const { page } = shop;
  await page.goto(`${own.url}${inLanguage(productPath(product), 'fr')}`);
  const shown = shop.product(product.nameFr ?? product.name);
  await shown.add.click();
  await expect(shown.quantity).toBeVisible();
  await page.goto(`${own.url}${inLanguage('/cart', 'fr')}`);
  await page.getByRole('button', { name: cartMessages.fr.proceed }).click();
  return new PhoneOrderForm(page, 'fr');
}

async function newCodeMailedTo(email: string, before: string): Promise<string> {
  await expect.poll(() => codeMailedTo(email, own)).not.toBe(before);
  return codeMailedTo(email, own);
}
