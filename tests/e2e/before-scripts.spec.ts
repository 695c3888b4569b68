import type { Page } from '@playwright/test';
import { contactMessages } from '#app/messages/contact-messages.ts';
import { productPath } from '#shared/page-paths.ts';
import { newPerson, registerPerson } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { receiveOrder } from '#tests/support/review-scenes.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: phone });

/** Opens a page whose document has arrived while its scripts are still loading, as on a slow network. */
async function openWithoutScriptsYet(shop: ShopPage, path: string): Promise<() => Promise<void>> {
  const { page } = shop;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return async () => {
    const alive = shop.untilAlive();
    resolve();
    await alive;
  };
}

test('what was typed into the search before scripts came stays, and is searched', async ({ shop, page }) => {
  const gloss = await addProduct();
  const letScriptsCome = await openWithoutScriptsYet(shop, '/search');
  await shop.searchInput.fill(gloss.name);
  await letScriptsCome();
  await expect(shop.searchInput).toHaveValue(gloss.name);
  await expect(shop.card(gloss.name)).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=/);
});

test('what was put into the cart before scripts came is in it then, once', async ({ shop, page }) => {
  const gloss = await addProduct();
  const letScriptsCome = await openWithoutScriptsYet(shop, productPath(gloss));
  const add = page.getByRole('main').getByRole('button', { name: /^Add/ }).first();
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await letScriptsCome();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Increase/ })
      .first(),
  ).toBeVisible();
  await expect(shop.cartButton).toContainText('1');
});

test('a press while the parts of the page come one after the other counts once', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const gloss = await addProduct();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(pressAddUntilAnswered);
  await shop.open(productPath(gloss));
  await expect(shop.product(gloss.name).quantity).toBeVisible();
  await expect(shop.cartButton).toContainText('1 item');
});

/** Presses Add in every task until a press is handled, after which the button no longer looks busy. */
function pressAddUntilAnswered(): void {
  const press = () => {
    const add = document.querySelector('main .add-to-cart button[aria-label^="Add"]');
    if (window.pressed && add instanceof HTMLButtonElement) {
      add.click();
      if (!add.ariaBusy) return;
    }
    setTimeout(press);
  };
  setTimeout(press);
}

test('a menu that was opened before scripts came stays open when they do, and closes with the next page', async ({
  shop,
  page,
}) => {
  const letScriptsCome = await openWithoutScriptsYet(shop, '/');
  await shop.header.getByRole('button', { name: 'Menu', exact: true }).click();
  const brands = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BRANDS' });
  await expect(brands).toBeVisible();
  await letScriptsCome();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(brands).toBeVisible();
  await brands.click();
  await expect(shop.heading).toBeVisible();
  await expect(brands).toBeHidden();
});

test('the cart opens where it was pressed before scripts came', async ({ shop, page }) => {
  const letScriptsCome = await openWithoutScriptsYet(shop, '/');
  await shop.cartButton.click();
  await letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('e-mail and password typed before scripts came stay, and never reach the address', async ({
  shop,
  page,
}) => {
  const person = await registerPerson();
  const letScriptsCome = await openWithoutScriptsYet(shop, '/login');
  await page.getByRole('main').getByLabel('Email').fill(person.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(person.password);
  await password.press('Enter');
  expect(page.url()).toMatch(/\/login$/);
  await letScriptsCome();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(person.email);
  await expect(password).toHaveValue(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
});

test('a star pressed before scripts came is the one that is sent', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const { token } = await receiveOrder();
  const letScriptsCome = await openWithoutScriptsYet(shop, `/review/${token}`);
  const four = page.getByRole('radio', { name: '4 stars' });
  await four.check();
  await letScriptsCome();
  await expect(four).toBeChecked();
  await expect(page.getByRole('group', { name: 'How many stars?' })).toContainText('★★★★☆');
});

test('a message written before scripts came stays whole and can be sent then', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const letScriptsCome = await openWithoutScriptsYet(shop, '/contact');
  const person = newPerson();
  await writeMessage(page, person);
  await page.getByLabel('Your Name').press('Enter');
  expect(page.url()).toMatch(/\/contact$/);
  await letScriptsCome();
  await expect(page.getByLabel('Your Name')).toHaveValue(person.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
  await expect(page.getByLabel('Subject').locator('option:checked')).toHaveText('Beauty Advice');
  await expect(page.getByLabel('Your Message')).toHaveValue('Which shade?\nMy skin is deep.');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: contactMessages.en.send }).click();
  await expect(shop.toast('Thank you for contacting us! We will get back to you shortly.')).toBeVisible();
});

async function writeMessage(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Subject').selectOption('Beauty Advice');
  await page.getByLabel('Your Message').fill('Which shade?\nMy skin is deep.');
  await page.getByRole('checkbox').check();
}

test.describe('without scripts at all', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ trouble }) => trouble.expect(/^failed: GET \S+\.js csp$/));

  for (const path of ['/login', '/register']) {
    test(`${path} says that it needs them, and Enter sends no password anywhere`, { tag: '@full' }, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByText(/need JavaScript/)).toBeVisible();
      const password = page.getByRole('main').getByLabel('Password', { exact: true });
      await password.fill('ndole-et-miondo-9');
      await password.press('Enter');
      expect(page.url().endsWith(path)).toBe(true);
    });
  }
});
