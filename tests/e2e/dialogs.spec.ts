import type { Locator, Page } from '@playwright/test';
import { productMessages } from '#app/messages/product-messages.ts';
import { saveAddress } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { addProduct } from '#tests/support/shelf.ts';

type Opened = {
  name: string;
  path: string;
  opener: (page: Page) => Locator;
  dialog: string;
  /** The field that has the focus at first. */
  firstField?: string;
};

const opened: readonly Opened[] = [
  {
    name: 'the cart',
    path: '/search',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: /Cart/ }),
    dialog: 'Cart',
  },
  {
    name: 'the picture',
    path: '/dashboard/profile',
    opener: (page) => page.getByRole('button', { name: 'Edit your picture' }),
    dialog: 'Your picture',
  },
  {
    name: 'a new address',
    path: '/dashboard/address',
    opener: (page) => page.getByRole('button', { name: 'Add Address', exact: true }),
    dialog: 'Add Address',
    firstField: 'Name',
  },
  {
    name: 'a saved address',
    path: '/dashboard/address',
    opener: (page) => page.getByRole('article').getByRole('button', { name: /^Edit/ }),
    dialog: 'Edit Address',
    firstField: 'Address line',
  },
];

for (const { name, path, opener, dialog: title, firstField } of opened) {
  for (const [screen, viewport] of screensFor('the dialog of')) {
    test(`the dialog of ${name} keeps the focus, closes by Escape and by its button, and gives the focus back (${screen})`, {
      tag: '@full',
    }, async ({ shop, page, shopper }) => {
      await page.setViewportSize(viewport);
      await saveAddress(shopper);
      await shop.open(path);
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await opener(page).press('Enter');
      await expect(dialog).toBeVisible();
      const first =
        firstField === undefined ? dialog.getByRole('button').first() : dialog.getByLabel(firstField);
      await expect(first).toBeFocused();
      for (const key of [...Array(14).fill('Tab'), ...Array(6).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        expect(await focusIsBehind(page)).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();

      await opener(page).click();
      await dialog.getByRole('button', { name: /^Close/ }).click();
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  }
}

test('a dialog is a sheet from the bottom of a phone, and a window in the middle of a wide screen', async ({
  shop,
  page,
}) => {
  await page.setViewportSize(phone);
  await shop.open('/terms');
  await page.evaluate(() => window.dispatchEvent(new Event('show-login')));
  const dialog = page.getByRole('dialog', { name: 'Login', exact: true });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  const rest = async () => {
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const screen = page.viewportSize() ?? phone;
    return { left: x, right: screen.width - x - width, above: y, below: screen.height - y - height };
  };
  const onPhone = await rest();
  expect(onPhone).toMatchObject({ left: 0, right: 0, below: 0 });
  expect(onPhone.above).toBeGreaterThan(0);

  await page.setViewportSize(desktop);
  const onDesktop = await rest();
  expect(Math.abs(onDesktop.left - onDesktop.right)).toBeLessThanOrEqual(1);
  expect(Math.abs(onDesktop.above - onDesktop.below)).toBeLessThanOrEqual(1);
  expect(onDesktop.left).toBeGreaterThan(100);
});

test('a login popup over the cart closes alone, and the cart under it stays', async ({ shop, page }) => {
  const gloss = await addProduct();
  await shop.open(`/search?q=${gloss.name}`);
  await shop.product(gloss.name).add.click();
  await shop.openCart();
  await shop.proceed();
  const login = page.getByRole('dialog', { name: 'Who is ordering?', exact: true });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(shop.cart).toBeVisible();
  await expect(shop.cart.getByRole('button', { name: 'Proceed' })).toBeFocused();
});

/** Whether the focus is on something of the page that the dialog covers; the browser's own controls do not count. */
function focusIsBehind(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement !== document.body && activeElement?.closest('dialog[open]') === null;
  });
}

test('the second press of a double click on a closing dialog does not reach the page under it', async ({
  shop,
  page,
}) => {
  await page.setViewportSize(phone);
  await shop.open('/search');
  await shop.cartButton.click();
  // A hover waits until the drawer no longer moves.
  await shop.cart.getByRole('button', { name: /^Close/ }).hover();
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  await expect(shop.cart).toBeHidden();
  await page.evaluate(() => document.body.addEventListener('click', () => document.body.append('reached')));
  await press(2);
  await expect(page.getByText('reached')).toHaveCount(0);
  await page.waitForTimeout(500);
  await press(1);
  await expect(page.getByText('reached')).toHaveCount(1);
});

test('on a low phone the sheet of shades shows at least four with the way out and the price', {
  tag: '@full',
}, async ({ shop, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await shop.open('/search?q=lipstick');
  await page
    .getByRole('link', { name: productMessages.en.chooseShadeOf('') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(sheet.locator('.shade-sheet__foot')).toBeInViewport({ ratio: 1 });
  const whole = await sheet.evaluate((element) => {
    const room = element.querySelector('.sheet__content')?.getBoundingClientRect();
    const shades = [...element.querySelectorAll('label.shade-sheet__shade')];
    return shades.filter((shade) => room && shade.getBoundingClientRect().bottom <= room.bottom).length;
  });
  expect(whole).toBeGreaterThanOrEqual(4);
});
