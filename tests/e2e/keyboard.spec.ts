import type { Page } from '@playwright/test';
import { productPath, segmentOf, wholeCategoryPath } from '#shared/page-paths.ts';
import { registerPerson } from '#tests/support/account.ts';
import { desktop, expect, phone, screens, test } from '#tests/support/e2e.ts';
import { AddressForm, akwa } from '#tests/support/pages/address-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import { reviewProduct } from '#tests/support/review-scenes.ts';
import { addProduct, addShelf, demoPictures, newWord } from '#tests/support/shelf.ts';
import { tabTo } from '#tests/support/tab-to.ts';

test.use({ viewport: desktop });

test('one can find, order and pay on delivery with the keyboard alone', async ({ shop, page }) => {
  const [gloss, person] = [await addProduct(), await registerPerson()];
  await shop.open('/');
  await tabTo(page, shop.header.getByRole('link', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(shop.searchInput).toBeFocused();
  await page.keyboard.type(gloss.name);
  await expect(shop.heading).toHaveText('Search Results: 1');
  await tabTo(page, shop.product(gloss.name).add);
  await page.keyboard.press('Enter');
  await expect(shop.product(gloss.name).quantity).toContainText('1');

  await tabTo(page, shop.cartButton, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, shop.cart.getByRole('button', { name: 'Proceed' }));
  await page.keyboard.press('Enter');
  const { login } = new LoginPopup(page, 'en');
  await tabTo(page, login.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, login.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  const form = new AddressForm(page, 'en');
  await expect(form.dialog).toBeVisible();
  for (const name of ['addressLine', 'city', 'state', 'mobile'] as const) {
    await tabTo(page, form.field(name));
    await page.keyboard.type(akwa[name]);
  }
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeHidden();
  await tabTo(page, new CheckoutPage(page, 'en').cashOnDelivery);
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText('Order Successfully');
});

test('a list is narrowed, a shade compared and ordered with a phone number with the keyboard alone', {
  tag: '@full',
}, async ({ shop, page }) => {
  const shelf = await addShelf();
  const family = `Skin ${newWord()} Foundation`;
  for (const [name, hex] of [
    ['Kapok', '#e3bd97'],
    ['Kribi', '#895030'],
  ] as const) {
    const product = { name: `${family} – ${name}`, family, shade: { name, hex }, stock: 5 };
    await addProduct({ ...product, more_details: { Finish: 'Matte' } }, shelf);
  }
  await addProduct({ more_details: { Finish: 'High shine' } }, shelf);
  const path = wholeCategoryPath(shelf.category);
  await shop.open(path);
  await tabTo(page, page.getByRole('link', { name: 'Filter and sort' }));
  await page.keyboard.press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filter and sort' });
  await tabTo(page, filters.getByRole('checkbox', { name: 'Matte 1' }));
  await page.keyboard.press('Space');
  await tabTo(page, filters.getByRole('button', { name: 'Show the products' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?finish=matte`);
  await expect(page.getByRole('article')).toHaveCount(1);

  const choose = page.getByRole('link', { name: `Choose a shade of ${family}` });
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: family });
  await tabTo(page, sheet.getByLabel('Compare with'));
  // Typing selects an entry, as in every list.
  await page.keyboard.type('Kribi');
  await expect(sheet.getByRole('region', { name: 'Kribi' })).toBeVisible();
  await tabTo(page, sheet.getByRole('button', { name: `Add ${family} – Kapok` }));
  await page.keyboard.press('Enter');
  await expect(shop.toast('Item added to cart')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(choose).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /wishlist/ }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /wishlist/, pressed: true }).first()).toBeFocused();

  await tabTo(page, shop.cartButton, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, shop.cart.getByRole('button', { name: 'Proceed' }));
  await page.keyboard.press('Enter');
  const form = new PhoneOrderForm(page, 'en');
  for (const name of ['name', 'mobile', 'city', 'addressLine'] as const) {
    await tabTo(page, form.field(name));
    await page.keyboard.type(aicha[name]);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  await tabTo(page, new CheckoutPage(page, 'en').cashOnDelivery);
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText('Order Successfully');
});

test('to hear when something is back is asked for with the keyboard alone', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const gloss = await addProduct({ stock: 0 });
  await shop.open(productPath(gloss));
  const ask = page.getByRole('button', { name: 'Tell me when it is back' });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Your e-mail address'));
  await page.keyboard.type('amina@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
});

test('a favourite is marked, found on its page and taken off with the keyboard alone', {
  tag: '@full',
}, async ({ shop, page }) => {
  const gloss = await addProduct();
  await shop.open(`/search?q=${gloss.name}`);
  const heart = shop.card(gloss.name).getByRole('button', { name: `${gloss.name} on your wishlist` });
  await tabTo(page, heart);
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('button', { name: 'See it' }));
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText('Wishlist');
  await tabTo(page, heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
});

test('a brand is opened and its products put into the cart with the keyboard alone', {
  tag: '@full',
}, async ({ shop, page }) => {
  const brand = `Brand ${newWord()}`;
  const gloss = await addProduct({ more_details: { Brand: brand } });
  await shop.open('/brands');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: brand }));
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText(brand);
  await tabTo(page, page.getByRole('link', { name: 'Filter and sort' }));
  await tabTo(page, shop.product(gloss.name).add);
  await page.keyboard.press('Enter');
  await expect(shop.product(gloss.name).quantity).toContainText('1');
});

/** Narrows a list to one finish on its page with all choices, sorts it and takes the finish back, by Tab, Space, arrows and Enter. */
async function narrowByKeyboard(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('radio', { checked: true }));
  while (!(await main.getByRole('radio', { name: 'Price, lowest first' }).isChecked())) {
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, main.getByRole('checkbox', { name: 'Matte 2' }));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', { name: 'Show the products' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sort=price&finish=matte&/);
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.getByRole('article').first()).toContainText('Cheap');
  const chip = main.getByRole('list', { name: 'Chosen' }).getByRole('link', { name: 'Remove Matte' });
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?sort=price`);
  await expect(main.getByRole('article')).toHaveCount(3);
}

async function addFinishes() {
  const shelf = await addShelf();
  for (const [name, price, Finish] of [
    ['Dear', 9000, 'Matte'],
    ['Cheap', 1000, 'Matte'],
    ['Other', 3000, 'High shine'],
  ] as const) {
    await addProduct({ name: `${name} ${newWord()}`, price, more_details: { Finish } }, shelf);
  }
  return wholeCategoryPath(shelf.category);
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(() => {
    test.use({ viewport });

    test(`a list is narrowed on the page with its choices with the keyboard alone (${screen})`, {
      tag: '@full',
    }, async ({ shop, page }) => {
      const path = await addFinishes();
      await shop.open(`${path}?filters=1`);
      await narrowByKeyboard(page, path);
      await expect(page.getByRole('link', { name: 'Remove Price, lowest first' })).toBeFocused();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a list is narrowed with the keyboard alone', { tag: '@full' }, async ({ page, trouble }) => {
    // The error of this browser for a script that it must not run.
    trouble.expect(/^failed: GET \S+\.js csp$/);
    const path = await addFinishes();
    await page.goto(path);
    await tabTo(page, page.getByRole('link', { name: 'Filter and sort' }));
    await page.keyboard.press('Enter');
    await narrowByKeyboard(page, path);
  });
});

test('what was viewed is opened again, cleared and brought back with the keyboard alone', {
  tag: '@full',
}, async ({ shop, page }) => {
  const [first, second] = [await addProduct(), await addProduct()];
  await shop.open(productPath(first));
  await shop.open(productPath(second));
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  const clear = strip.getByRole('button', { name: 'Clear list: recently viewed' });
  await tabTo(page, clear);
  const again = strip.getByRole('link', { name: first.name });
  await tabTo(page, again);
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText(first.name);

  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(strip).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(strip.getByRole('link', { name: second.name })).toBeVisible();
});

test('a picture is enlarged, made larger, turned to the next and closed with the keyboard alone', {
  tag: '@full',
}, async ({ shop, page }) => {
  await page.setViewportSize(phone);
  const gloss = await addProduct({ image: await demoPictures(2) });
  await shop.open(productPath(gloss));
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
  await tabTo(page, enlarge);
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: `Pictures of ${gloss.name}` });
  const image = viewer.getByRole('img');
  await expect(image).toHaveAccessibleName(/picture 1 of 2/);
  await expect(image).toBeInViewport({ ratio: 1 });
  const small = (await image.boundingBox())?.width ?? 0;
  await tabTo(page, viewer.getByRole('button', { name: 'Larger' }));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(small * 1.5);
  // The arrows move an enlarged picture, and turn to the next from one in its own size.
  await page.keyboard.press('-');
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(small);
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveAccessibleName(/picture 2 of 2/);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('reviews are read page by page with the keyboard alone', { tag: '@full' }, async ({ shop, page }) => {
  const product = await addProduct({ stock: 50 });
  for (let number = 1; number <= 11; number += 1) await reviewProduct(`Remark ${number}.`, { product });
  await shop.open(`/reviews/${segmentOf(product)}`);
  await tabTo(page, page.getByRole('link', { name: 'Older' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Remark 1.', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Back to the product' }));
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText(product.name);
});

test('Escape closes the cart and gives the focus back to its button', async ({ shop, page }) => {
  await shop.open('/search');
  await shop.openCart();
  await page.keyboard.press('Escape');
  await expect(shop.cart).toBeHidden();
  await expect(shop.cartButton).toBeFocused();
});

test('what takes the place of a control that had the focus gets it', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const [word, shelf] = [newWord(), await addShelf()];
  const gloss = await addProduct({ name: `Gloss ${word}`, more_details: { Finish: 'Matte' } }, shelf);
  await addProduct({ name: `Balm ${word}`, more_details: { Finish: 'Shiny' } }, shelf);
  const path = wholeCategoryPath(shelf.category);
  await shop.open(`${path}?finish=matte`);
  await tabTo(page, shop.product(gloss.name).add);
  await page.keyboard.press('Enter');
  await expect(shop.product(gloss.name).plus).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(shop.product(gloss.name).add).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, shop.cartButton, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, shop.cart.getByRole('button', { name: `Remove ${gloss.name}` }));
  await page.keyboard.press('Enter');
  await expect(shop.cart.getByRole('link', { name: 'Shop Now' })).toBeFocused();
  await page.keyboard.press('Escape');

  await tabTo(page, page.getByRole('link', { name: 'Remove Matte' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('link', { name: 'Filter and sort' })).toBeFocused();
});

test('a page that is opened from a dialog starts at its top', { tag: '@full' }, async ({ shop, page }) => {
  const shelf = await addShelf();
  const family = `Skin ${newWord()} Foundation`;
  for (const name of ['Kapok', 'Kribi']) {
    await addProduct({ name: `${family} – ${name}`, family, shade: { name, hex: '#895030' } }, shelf);
  }
  await shop.open(wholeCategoryPath(shelf.category));
  await tabTo(page, page.getByRole('link', { name: `Choose a shade of ${family}` }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: family });
  await tabTo(page, sheet.getByRole('button', { name: /^Add / }));
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('link', { name: 'View Cart' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('button', { name: 'Proceed' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('a button that waits for an answer has the focus again after it', { tag: '@full' }, async ({
  shop,
  shopper,
  page,
}) => {
  await shop.open('/dashboard/profile');
  const main = page.getByRole('main');
  // What keeps the focus comes with the first Tab.
  const keeper = page.waitForResponse((response) => response.url().includes('keep-focus-near'));
  await page.keyboard.press('Tab');
  await keeper;
  await expect(main.getByLabel('Email')).toHaveValue(shopper.email);
  await main.getByLabel('Mobile').fill('677123456');
  const submit = main.getByRole('button', { name: 'Submit' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(shop.toast('Profile saved')).toBeVisible();
  await expect(submit).toBeFocused();
});

test('on the way up a list, what has the focus is never under the header', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [word, shelf] = [newWord(), await addShelf()];
  for (let count = 0; count < 9; count += 1) await addProduct({ name: `Gloss ${word} ${count}` }, shelf);
  await shop.open(`/search?q=${word}`);
  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(9);
  await links.last().focus();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement } = document;
          const { left, top, width, height } = activeElement?.getBoundingClientRect() ?? new DOMRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return seen?.closest('.header-frame') ? activeElement?.outerHTML : 'seen';
        }),
      )
      .toBe('seen');
  }
});

test('the first Tab offers to skip to the content', async ({ shop, page }) => {
  await shop.open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
});
