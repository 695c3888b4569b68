import { emailChangeMessages } from '#app/messages/email-change-messages.ts';
import { phoneOrderMessages } from '#app/messages/phone-order-messages.ts';
import { securityMessages } from '#app/messages/security-messages.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { formatTypedPhone } from '#shared/phone-format.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { linkMailedTo } from '#tests/support/outbox.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import type { Tokens } from '#tests/support/shop-api.ts';
import { tabTo } from '#tests/support/tab-to.ts';

let own: OwnShop;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: phone });
test.beforeAll(async () => {
  own = await startOwnShop({ sendsSms: true });
});
test.afterAll(() => own.close());

const guest = { name: 'Aïcha Bello', city: 'Douala', addressLine: 'Akwa, face Total' };

/** A customer who has ordered once and confirmed the number with a code. */
async function customerOf(mobile: string): Promise<Tokens> {
  const api = own.api();
  const { data: asked } = await api.phoneAccount.open({ ...guest, mobile });
  const code = await own.codeSentTo(mobile);
  const { data } = await api.phoneAccount.open({ ...guest, mobile, codeId: asked.codeId ?? '', code });
  if (!data.tokens) throw new Error('The code was not taken');
  return { accesstoken: data.tokens.accessToken, refreshToken: data.tokens.refreshToken };
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
  await expect(main.getByText(texts.codeMayCome('6 77 30 00 01', 'sms'))).toBeVisible();
  // The sentence says it: a message above the form would cover it.
  await expect(shop.toast(/./)).toHaveCount(0);
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
  const popup = page.getByRole('dialog', { name: texts.dialogTitle });
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

for (const language of ['fr', 'en'] as const) {
  test(`an e-mail and a password ask for a code, then for the link in the mail, and the SMS takes them back (${language})`, {
    tag: '@full',
  }, async ({ page, trouble }) => {
    // Sessions end twice in this test, and an open page notices it, or is just loading a list.
    trouble.expect(/^401 /, /session could not be refreshed 401/, /could not be loaded ApiError: .*session/);
    const mobile = language === 'fr' ? '677300003' : '677300004';
    const email = `aicha.${language}@example.com`;
    const texts = phoneOrderMessages[language];
    const changeTexts = emailChangeMessages[language];
    const tokens = await customerOf(mobile);
    await own.api(tokens).user.updateUser({ name: guest.name, email: '', mobile, language });
    await holdTokens(page, { tokens }, own.url);
    await page.goto(`${own.url}${inLanguage('/dashboard/profile', language)}`);
    const form = page.getByRole('region', { name: texts.growTitle });
    const passwords = () => form.locator('input[autocomplete="new-password"]');
    await form.locator('input[name="email"]').fill(email);
    await passwords().first().fill('eru-et-waterfufu-7');
    await passwords().last().fill('eru-et-waterfufu-7');
    await form.getByRole('button', { name: texts.grow }).click();
    await expect(form.getByText(texts.codeText(shown(mobile), 'sms'))).toBeVisible();
    await expect(form.getByLabel(texts.code, { exact: true })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: texts.growBack }).click();
    await expect(form.locator('input[name="email"]')).toHaveValue(email);
    await passwords().first().fill('eru-et-waterfufu-7');
    await passwords().last().fill('eru-et-waterfufu-7');
    await own.codeSentTo(mobile);
    await form.getByRole('button', { name: texts.grow }).click();
    await form.getByLabel(texts.code, { exact: true }).fill(await own.codeSentTo(mobile));
    await form.getByRole('button', { name: texts.sendCode }).click();
    await expect(form.getByText(texts.growWaiting(email))).toBeVisible();
    await expect(passwords().first()).toHaveValue('');

    const main = page.getByRole('main');
    await page.goto(`${own.url}${await linkMailedTo(email, '/email-change/confirm', own)}`);
    await main.getByRole('button', { name: changeTexts.confirm }).click();
    await expect(main.getByRole('status')).toHaveText(changeTexts.confirmed);
    await main.getByRole('link', { name: changeTexts.toProfile }).click();
    await expect(main.locator('input[name="email"]')).toHaveValue(email);

    await page.goto(await own.linkSentTo(mobile));
    await main.getByRole('button', { name: changeTexts.undoPhone }).click();
    // Her session has ended in this browser too: a logged-in person would be redirected from the login page.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
    await expect(page).toHaveURL(`${own.url}${inLanguage('/login', language)}?by=phone`);
    await expect(main.getByRole('button', { name: texts.askForCode })).toBeVisible();
  });
}

/** The number in groups, with no-break spaces between them. */
function shown(mobile: string): string {
  return formatTypedPhone(`+237${mobile}`).replaceAll(' ', '\u00a0');
}

test('the security page offers an account without a password to set one, not to change it (in French)', {
  tag: '@full',
}, async ({ page }) => {
  const mobile = '677300007';
  await holdTokens(page, { tokens: await customerOf(mobile) }, own.url);
  await page.goto(`${own.url}${inLanguage('/dashboard/security', 'fr')}`);
  const texts = securityMessages.fr;
  await expect(page.getByRole('region', { name: phoneOrderMessages.fr.growTitle })).toBeVisible();
  await expect(page.getByText(texts.devicesTextOfPhone, { exact: true })).toBeVisible();
  await expect(page.getByLabel(texts.password, { exact: true })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('the number and the code are typed with the keyboard alone', { tag: '@full' }, async ({ page }) => {
  const mobile = '677300005';
  await customerOf(mobile);
  const texts = phoneOrderMessages.en;
  await page.goto(`${own.url}/login`);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: texts.logInByPhone }));
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByLabel(texts.mobile));
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await expect(main.getByLabel(texts.code, { exact: true })).toBeFocused();
  await page.keyboard.type(await own.codeSentTo(mobile));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
});

test('a code that failed gives way to a new one at a press, with the number kept and the code field in focus (in French)', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/^400 POST \/api\/phone-account\/log-in/);
  const mobile = '677300006';
  await customerOf(mobile);
  const texts = phoneOrderMessages.fr;
  await page.goto(`${own.url}/fr/login?by=phone`);
  const main = page.getByRole('main');
  await main.getByLabel(texts.mobile).fill(mobile);
  await main.getByRole('button', { name: texts.askForCode }).click();
  const code = main.getByLabel(texts.code, { exact: true });
  const old = await own.codeSentTo(mobile);
  await code.fill('AAAAA3');
  await main.getByRole('button', { name: texts.sendCode }).click();
  await expect(new ShopPage(page, 'fr').toast(/demandez-en un nouveau/)).toBeVisible();
  await main.getByRole('button', { name: texts.newCode }).click();
  await expect(main.getByText(texts.newCodeMayCome('6 77 30 00 06', 'sms'))).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await code.fill(old);
  await main.getByRole('button', { name: texts.sendCode }).click();
  await expect(new ShopPage(page, 'fr').toast(/^Ce code est incorrect/)).toBeVisible();
  await code.fill(await own.codeSentTo(mobile));
  await main.getByRole('button', { name: texts.sendCode }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('a number without an account is promised no code, reads what one with an account reads, and finds the way to e-mail and password', {
  tag: '@full',
}, async ({ page }) => {
  const texts = phoneOrderMessages.fr;
  await page.goto(`${own.url}/fr/login?by=phone`);
  const main = page.getByRole('main');
  await main.getByLabel(texts.mobile).fill('677300099');
  await main.getByRole('button', { name: texts.askForCode }).click();
  await expect(main.getByText(texts.codeMayCome('6 77 30 00 99', 'sms'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await main.getByRole('link', { name: texts.logInByEmail }).click();
  await expect(main.locator('input[name="email"]')).toBeVisible();
});

test('the page of logging in by phone is that also where it is opened anew, and leads back to e-mail and password', {
  tag: '@full',
}, async ({ page }) => {
  const texts = phoneOrderMessages.en;
  await page.goto(`${own.url}/login?by=phone`);
  const main = page.getByRole('main');
  await expect(main.getByLabel(texts.mobile)).toBeVisible();
  await expect(main.getByRole('link', { name: texts.logInByEmail })).toHaveAttribute('href', '/login');
});

test('a shop that sends no codes asks for e-mail and password at the address of the login by phone', {
  tag: '@full',
}, async ({ page, shop }) => {
  await shop.open('/login?by=phone');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toBeVisible();
  await expect(main.getByLabel(phoneOrderMessages.en.mobile)).toHaveCount(0);
});
