import type { Page } from '@playwright/test';
import { storageKeys } from '#app/client/storage.ts';
import { privacyMessages } from '#app/messages/privacy-messages.ts';
import { onDevice } from '#app/storefront/legal/on-device.ts';
import { productPath } from '#shared/page-paths.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ProductAdminForm } from '#tests/support/pages/product-admin.ts';
import { addProduct } from '#tests/support/shelf.ts';

const named = onDevice.flatMap(({ names }) => names);

/** The name that the privacy policy uses for something found in a browser. */
function nameInPolicy(found: string): string {
  return (
    named.find(
      (name) => found === name || (found.startsWith(name.split('…')[0] || ' ') && name.includes('…')),
    ) ?? `not named: ${found}`
  );
}

async function lookInto(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  return [...cookies, ...stored];
}

test('the privacy policy names all that the shop keeps in a browser', async ({ shop, page, trouble }) => {
  trouble.expect(/^401 /);
  const found = new Set<string>();
  const look = async () => {
    for (const name of await lookInto(page)) found.add(name);
  };

  await shop.open('/');
  await page.getByRole('link', { name: 'Français' }).first().click();
  const product = await addProduct();
  await shop.open(productPath(product));
  await shop.product(product.name).add.click();
  await expect.poll(() => lookInto(page)).toContain('guest_cart');
  await shop.open('/offers');
  await page
    .getByRole('article')
    .first()
    .locator('h3 a, a.product-card__link')
    .first()
    .click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/product/);
  await expect(page.locator('.product-page')).toBeVisible();
  await page.goBack();
  await expect.poll(() => lookInto(page)).toContain('lists');
  await shop.open('/search?q=lipstick');
  await look();
  await shop.open('/cart');
  await shop.open('/checkout');
  await look();

  await shop.open('/forgot-password');
  await page.getByLabel('Email').fill('no-one@example.com');
  await page.getByRole('main').getByRole('button').first().click();
  await expect.poll(async () => (await lookInto(page)).includes('known_browser')).toBe(true);
  await look();

  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/profile');
  await look();
  await shop.open('/dashboard/upload-product');
  await new ProductAdminForm(page, 'en', 'submit').fill({
    name: 'Gloss',
    description: 'Rich.',
    price: '900',
  });
  await expect.poll(() => lookInto(page)).toContain('typed_product');
  await look();
  await shop.open('/dashboard/family');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('900');
  await expect.poll(() => lookInto(page)).toContain('typed_family');
  await look();

  expect([...found].map(nameInPolicy).filter((name) => name.startsWith('not named'))).toEqual([]);
  expect([...found].length).toBeGreaterThan(8);
  for (const key of Object.values(storageKeys)) expect(named).toContain(key);
});

test('the language is remembered for a year, as the policy says', async ({ shop, page }) => {
  await shop.open('/');
  await page.getByRole('link', { name: 'Français' }).first().click();
  const year = 365 * 86_400;
  const lastsFor = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
    return (cookie?.expires ?? 0) - Date.now() / 1_000;
  };
  const ofLanguage = { name: 'language', sameSite: 'Lax' };
  await expect.poll(() => page.context().cookies()).toContainEqual(expect.objectContaining(ofLanguage));
  await expect.poll(lastsFor).toBeGreaterThan(year - 3_600);
  expect(await lastsFor()).toBeLessThanOrEqual(year);
  expect(privacyMessages.en.keptLanguage).toContain('One year.');
});

test('the policy shows those names with what they are for', async ({ shop, page }) => {
  await shop.open('/privacy-policy');
  for (const { names, text } of onDevice) {
    for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText(privacyMessages.en[text], { exact: true })).toBeVisible();
  }
});
