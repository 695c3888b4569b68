import { loginMessages } from '#app/messages/login-messages.ts';
import { phoneOrderMessages } from '#app/messages/phone-order-messages.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

let own: OwnShop;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: phone });
test.beforeAll(async () => {
  own = await startOwnShop({ sendsSms: true });
});
test.afterAll(() => own.close());

const guest = { name: 'Aïcha Bello', city: 'Douala', addressLine: 'Akwa, face Total' };

/** Ordered once, and confirmed the number with a code. */
async function customerOf(mobile: string): Promise<void> {
  const api = own.api();
  const { data: asked } = await api.phoneAccount.open({ ...guest, mobile });
  const code = await own.codeSentTo(mobile);
  await api.phoneAccount.open({ ...guest, mobile, codeId: asked.codeId ?? '', code });
}

test('a customer logs in on another device with her number and a code, on the page (in French)', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^400 POST \/api\/phone-account\/log-in/);
  const mobile = '677300001';
  await customerOf(mobile);
  const shop = new ShopPage(page, 'fr');
  const texts = phoneOrderMessages.fr;
  await page.goto(`${own.url}${inLanguage('/login', 'fr')}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: texts.logInByPhone }).click();
  await main.getByLabel(texts.mobile).fill(mobile);
  await main.getByRole('button', { name: texts.askForCode }).click();
  await expect(main.getByText(texts.codeText('6 77 30 00 01', 'sms'))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await main.getByLabel(texts.code, { exact: true }).fill('AAAAA3');
  await main.getByRole('button', { name: texts.sendCode }).click();
  await expect(shop.toast(/^Ce code est incorrect/)).toBeVisible();
  await main.getByLabel(texts.code, { exact: true }).fill((await own.codeSentTo(mobile)).toLowerCase());
  await main.getByRole('button', { name: texts.sendCode }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${own.url}/fr/dashboard/address`);
  await expect(page.getByText(guest.addressLine)).toBeVisible();
});

test('at Proceed the cart comes along', async ({ page }) => {
  const mobile = '677300002';
  await customerOf(mobile);
  const texts = phoneOrderMessages.en;
  const shop = new ShopPage(page, 'en');
  const { data: found } = await own.owner.product.get({ page: 1, limit: 1 });
  const [product] = found;
  if (!product) throw new Error('The shop has no products');
  await page.goto(`${own.url}${productPath(product)}`);
  await shop.product(product.name).add.click();
  await expect(shop.product(product.name).quantity).toBeVisible();
  await expect(shop.cartButton).toContainText('1 item');
  await page.goto(`${own.url}/cart`);
  await page.getByRole('button', { name: 'Proceed' }).click();
  const popup = page.getByRole('dialog', { name: loginMessages.en.loginTitle });
  await popup.getByRole('button', { name: texts.logInByPhone }).click();
  const login = popup.locator('form').last();
  await login.getByLabel(texts.mobile).fill(mobile);
  await login.getByRole('button', { name: texts.askForCode }).click();
  await popup.getByLabel(texts.code, { exact: true }).fill(await own.codeSentTo(mobile));
  await popup.getByRole('button', { name: texts.sendCode }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(shop.heading).toBeVisible();
  await expect(page.getByText(guest.addressLine).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([`1 × ${product.name}`]);
});
