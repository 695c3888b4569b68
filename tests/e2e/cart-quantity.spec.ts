import type { Locator } from '@playwright/test';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { addProduct, addShelf, changeProduct } from '#tests/support/shelf.ts';

test.use({ viewport: desktop });

test('a quantity changes at once and is put back, with the server’s message, when the server refuses', async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/^409 PUT \/api\/cart\/update-qty/);
  const gloss = await addProduct({ stock: 5 });
  await shopper.api.cart.create({ productId: gloss._id });
  await shop.open(productPath(gloss));
  const control = shop.product(gloss.name);
  await expect(control.quantity).toContainText('1');
  await changeProduct(gloss, { stock: 1 });

  const release = Promise.withResolvers<void>();
  await page.route('**/api/cart/update-qty', async (route) => {
    await release.promise;
    await route.continue();
  });
  await control.plus.click();
  await expect(control.quantity).toContainText('2');
  release.resolve();
  await expect(shop.toast(`Only 1 of "${gloss.name}" is left.`)).toBeVisible();
  await expect(control.quantity).toContainText('1');
});

test('no click of a quick pair is lost, and the server has what is shown', async ({ shop, shopper }) => {
  const gloss = await addProduct({ stock: 20 });
  await shop.open(productPath(gloss));
  const control = shop.product(gloss.name);
  await control.add.click();
  await control.plus.dblclick();
  await control.plus.dblclick();
  await expect(control.quantity).toContainText('5');
  await control.minus.dblclick();
  await expect(control.quantity).toContainText('3');
  await expect.poll(async () => (await shopper.api.cart.get({})).data[0]?.quantity).toBe(3);
  await expect(control.quantity).toContainText('3');
});

test('Proceed leads a user to checkout and closes the drawer', async ({ shop, page, shopper }) => {
  const gloss = await addProduct();
  await shopper.api.cart.create({ productId: gloss._id });
  await shop.open('/');
  await shop.openCart();
  await shop.proceed();
  await expect(page).toHaveURL('/checkout');
  await expect(shop.cart).toBeHidden();
});

test('Proceed asks a guest to log in', async ({ shop, page }) => {
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  await shop.product(gloss.name).add.click();
  await expect(shop.toast('Item added to cart')).toBeVisible();
  await shop.openCart();
  await shop.proceed();
  await expect(new LoginPopup(page, 'en').login).toBeVisible();
});

test('what is added, changed and removed says so: by the guest’s browser alone', async ({ shop, page }) => {
  const gloss = await addProduct();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/cart/')) calls.push(request.url());
  });
  await shop.open(productPath(gloss));
  const control = shop.product(gloss.name);
  await control.add.click();
  await expect(shop.toast('Item added to cart')).toBeVisible();
  await control.plus.click();
  await expect(shop.toast('Item added')).toBeVisible();
  await control.minus.click();
  await expect(shop.toast('Item remove')).toBeVisible();
  await control.minus.click();
  await expect(shop.toast('Item removed from cart')).toBeVisible();
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('guest_cart'))).toBe('[]');
});

test('what is said of a piece takes the place of what was said before, and covers no card that is pressed', {
  tag: '@full',
}, async ({ shop, page }) => {
  await page.setViewportSize(phone);
  const shelf = await addShelf();
  const gloss = await addProduct({}, shelf);
  await shop.open(listingPath(shelf.category, shelf.subCategory));
  const card = shop.card(gloss.name);
  const control = shop.product(gloss.name, card);
  await control.add.click();
  const messages = page.getByRole('region', { name: 'Shop notices' });
  for (const place of ['at the bottom', 'at the top'] as const) {
    await control.plus.evaluate((button, isLow) => {
      const top = button.getBoundingClientRect().top + scrollY;
      scrollTo(0, top - (isLow ? innerHeight - 200 : 120));
    }, place === 'at the bottom');
    await expect(messages.locator('.toast')).toHaveCount(0);
    await control.plus.click();
    await control.plus.click();
    await expect(shop.toast('Item added')).toBeVisible();
    await expect(messages.locator('.toast')).toHaveCount(1);
    // The second message may replace the first at any moment.
    const isApart = async () => {
      const [said, pressed] = [
        await messages.locator('.toast').boundingBox(),
        await control.plus.boundingBox(),
      ];
      if (!said || !pressed) return 'one of both is not shown';
      return said.y + said.height <= pressed.y || pressed.y + pressed.height <= said.y;
    };
    await expect.poll(isApart, place).toBe(true);
  }
});

test('a message about the cart covers neither its button in the header nor the product’s name on a phone', {
  tag: '@full',
}, async ({ shop, page }) => {
  await page.setViewportSize(phone);
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  await shop.product(gloss.name).add.click();
  const said = shop.toast('Item added to cart');
  await expect(said).toBeVisible();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const bottomOf = async (part: Locator) => (await topOf(part)) + ((await part.boundingBox())?.height ?? 0);
  await expect.poll(() => topOf(said)).toBeGreaterThan(await bottomOf(shop.cartButton));
  expect(await bottomOf(said)).toBeLessThan(await topOf(shop.heading));
});

test('in the cart a message covers neither its sum nor the way on, and goes away though its button was pressed', {
  tag: '@full',
}, async ({ shop, page }) => {
  const shelf = await addShelf();
  const gloss = await addProduct({}, shelf);
  await shop.open(listingPath(shelf.category, shelf.subCategory));
  await shop.product(gloss.name, shop.card(gloss.name)).add.click();
  await page.getByRole('button', { name: 'View Cart' }).click();
  const control = shop.product(gloss.name, shop.cart);
  await page.setViewportSize(phone);
  await control.plus.click();
  const said = shop.toast('Item added');
  await expect(said).toBeVisible();
  const foot = await shop.cart.locator('footer').boundingBox();
  const bottom = async () => {
    const box = await page.locator('.toast').boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(foot?.y ?? 0);
  // The mouse was on the first message when its button opened the cart; the second stays its two seconds.
  await expect(said).toBeHidden({ timeout: 5_000 });
});
