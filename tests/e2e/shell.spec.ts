import type { Page } from '@playwright/test';
import { languages } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { holdTokens, openAccount, saveAddress } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';

test.use({ viewport: desktop });

test('on start the browser asks for all categories, and who is here only when it holds tokens', async ({
  shop,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await shop.open('/terms');
  await expect(shop.header.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(['/api/category/get', '/api/subcategory/get']));
  expect(asked.filter((path) => /^\/api\/(user|order|address)\//.test(path))).toEqual([]);

  await holdTokens(page, await openAccount());
  const details = page.waitForResponse('**/api/user/user-details');
  await shop.open('/terms');
  expect((await details).status()).toBe(200);
  await expect(shop.header.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('categories are columns side by side, they and their sub-categories sorted by name in whatever order they come', async ({
  shop,
  page,
}) => {
  for (const call of ['category', 'subcategory']) {
    await page.route(`**/api/${call}/get`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: answer.data.toReversed() } });
    });
  }
  await shop.open('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByText('Shop All Makeup').first().click();
  const columns = navigation.locator('.mega-menu__column');
  await expect(columns.first()).toBeVisible();
  const shown = await columns.evaluateAll((items) =>
    items.map((item) => ({
      category: item.firstElementChild?.textContent ?? '',
      subCategories: [...item.querySelectorAll('li')].map(({ textContent }) => textContent ?? ''),
      left: Math.round(item.getBoundingClientRect().left),
    })),
  );
  expect(new Set(shown.map(({ left }) => left)).size).toBeGreaterThan(2);
  for (const names of [
    shown.map(({ category }) => category),
    ...shown.map(({ subCategories }) => subCategories),
  ]) {
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  }
});

test('the home page is titled with the first three categories', async ({ shop, page }) => {
  const api = shopApi();
  // Other tests add categories at the same time.
  await expect(async () => {
    const { emptyLists } = (await api.settings.shown({})).data;
    const [first, second, third] = (await api.category.get({})).data
      .filter(({ _id }) => !emptyLists.includes(_id))
      .map(({ name }) => name)
      .toSorted((one, other) => one.localeCompare(other));
    await shop.open('/');
    const title = new RegExp(`^Make-up and beauty in Cameroon: ${first}, ${second}, ${third} `);
    expect(await page.title()).toMatch(title);
  }).toPass();
});

test('the menu of all make-up opens, is walked and closes by keyboard', async ({ shop, page }) => {
  await shop.open('/terms');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const label = navigation.locator('summary', { hasText: 'Shop All Makeup' });
  const firstLink = navigation.locator('.mega-menu a').first();
  await label.focus();
  await page.keyboard.press('Enter');
  await expect(firstLink).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(firstLink).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(firstLink).toBeHidden();
  await expect(label).toBeFocused();
});

test('an Esc that comes before the browser has said that the menu is open closes it', {
  tag: '@full',
}, async ({ shop, page }) => {
  await shop.open('/terms');
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
  await menu.evaluate(async (details: HTMLDetailsElement) => {
    let hasSaid = false;
    details.addEventListener('toggle', () => {
      hasSaid = true;
    });
    details.querySelector('summary')?.click();
    await Promise.resolve();
    if (!details.open || hasSaid) throw new Error('The menu is not open, or the browser has said so');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  await expect(menu).not.toHaveAttribute('open');
  await menu.locator('summary').press('Enter');
  await expect(menu).toHaveAttribute('open');
  await menu.locator('summary').press('Enter');
  await expect(menu).not.toHaveAttribute('open');
});

test('a mouse over the menu opens it, and leaving closes it', async ({ shop, page }) => {
  await shop.open('/terms');
  const offers = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' });
  await page.getByText('SALES & OFFERS').hover();
  await expect(offers).toHaveAttribute('href', '/offers');
  await expect(offers).toBeVisible();
  await shop.heading.hover();
  await expect(offers).toBeHidden();
});

for (const [direction, x, y] of [
  ['to the left', 5, 400],
  ['to the right', 1275, 400],
  ['down', 640, 792],
  ['up', 640, 10],
] as const) {
  test(`a mouse that moves ${direction} leaves the menu of all make-up`, { tag: '@full' }, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await shop.open('/terms');
    const firstLink = page.getByRole('navigation', { name: 'Main' }).locator('.mega-menu a').first();
    await page.getByText('Shop All Makeup').hover();
    await expect(firstLink).toBeVisible();
    await firstLink.hover();
    await page.mouse.move(x, y, { steps: 5 });
    await expect(firstLink).toBeHidden();
  });
}

test('a menu of twelve categories and 55 sub-categories is seen whole at 1280 × 800', {
  tag: '@full',
}, async ({ shop, page }) => {
  // As many sub-categories as each of the demo's categories has in French.
  const many = [4, 5, 2, 5, 4, 3, 3, 3, 4, 5, 10, 7];
  const categories = many.map((_, at) => ({ _id: `category${at}`, name: `Category ${at}`, nameFr: null }));
  await page.route('**/api/category/get', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [known] = answer.data;
    await route.fulfill({
      response,
      json: { ...answer, data: categories.map((one) => ({ ...known, ...one })) },
    });
  });
  await page.route('**/api/subcategory/get', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [known] = answer.data;
    const data = categories.flatMap((category, at) =>
      Array.from({ length: many[at] ?? 0 }, (_, number) => ({
        ...known,
        ...{ _id: `shelf${at}of${number}`, name: `Conditioners and oils ${number}`, nameFr: null },
        category: [category],
      })),
    );
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.open('/terms');
  const menu = page.locator('.mega-menu');
  await page.getByText('Shop All Makeup').hover();
  await expect(menu.locator('a')).toHaveCount(12 + 55);
  const hidden = await menu.evaluate(({ parentElement: panel }) =>
    panel ? panel.scrollHeight - panel.clientHeight : Number.NaN,
  );
  expect(hidden).toBe(0);
});

test('the search bar is on every page', async ({ page }) => {
  const paths = ['/', '/brands', '/new-arrival', '/contact', '/offers', '/clearance', '/login', '/register'];
  const more = [
    '/forgot-password',
    '/cart',
    '/checkout',
    '/success',
    '/cancel',
    '/user',
    '/dashboard/profile',
  ];
  for (const path of [...paths, ...more, '/privacy-policy', '/terms', '/search', '/search?q=lip']) {
    await page.goto(path);
    const bar = page
      .getByRole('banner')
      .getByRole('link', { name: 'Search', exact: true })
      .or(page.getByRole('searchbox'));
    await expect(bar, path).toHaveCount(1);
    await expect(bar, path).toBeVisible();
  }
});

test('the footer ends with the copyright of this year, and is not there at checkout', async ({
  shop,
  page,
}) => {
  await shop.open('/terms');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Ndolo Beauty`);
  await shop.open('/checkout');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a page that breaks on the way says so under its header, with what happened', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^503 POST/, /Closed for a minute/, /could not be loaded/);
  const gloss = await addProduct();
  await shop.open(`/search?q=${gloss.name}`);
  const unavailable = { success: false, error: true, message: 'Closed for a minute' };
  await page.route('**/api/product/get-product-details', (route) =>
    route.fulfill({ status: 503, json: unavailable }),
  );
  await page.getByRole('link', { name: gloss.name, exact: true }).click();
  await expect(shop.heading).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('Closed for a minute');
  await expect(shop.header).toBeVisible();
});

test('what changes is announced: notices, results, quantities, and the page that a link led to', async ({
  shop,
  page,
}) => {
  const gloss = await addProduct();
  await shop.open(`/search?q=${gloss.name}`);
  await expect(shop.heading).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('region', { name: 'Shop notices' })).toHaveAttribute('aria-live', 'polite');
  await shop.product(gloss.name).add.click();
  await expect(shop.product(gloss.name).quantity.locator('[aria-live="polite"]')).toHaveText('1');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BRANDS' }).click();
  await expect(page).toHaveTitle(/Brands/);
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(await page.title());
});

test('the cart button has room for the total of a large order', { tag: '@full' }, async ({ shop }) => {
  const gloss = await addProduct({ price: 950_000 });
  await shop.open(`/search?q=${gloss.name}`);
  await shop.product(gloss.name).add.click();
  await shop.product(gloss.name).plus.click();
  await expect(shop.cartButton).toContainText(formatFrancs(1_900_000));
  const words = shop.cartButton.locator('.cart-button__words');
  expect(await words.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test.describe('notices', () => {
  test('there are never more than 20 of them', async ({ shop, page, trouble }) => {
    trouble.expect(/^401 POST \/api\/user\/login/);
    let said = 0;
    await page.route('**/api/user/login', (route) => {
      said += 1;
      return route.fulfill({
        status: 401,
        json: { success: false, error: true, message: `Not this one ${said}` },
      });
    });
    await page.clock.install();
    await shop.open('/login');
    const form = page.getByRole('main');
    await form.getByLabel('Email', { exact: true }).fill('amina@ndolo.example');
    await form.getByLabel('Password', { exact: true }).fill('not-this-one');
    await page.clock.pauseAt(Date.now() + 60_000);
    const send = form.getByRole('button', { name: 'Login', exact: true });
    const notices = page.getByRole('region', { name: 'Shop notices' }).locator('.toast');
    for (let times = 1; times <= 24; times += 1) {
      const answer = page.waitForResponse(/\/api\/user\/login$/);
      // By keyboard, because so many notices cover the button.
      await send.press('Enter');
      await answer;
      await expect(async () => {
        await page.clock.runFor(10);
        await expect(send).toBeEnabled({ timeout: 10 });
      }).toPass();
      await expect(notices).toHaveCount(Math.min(times, 20));
    }
  });

  test('that say the same are one, which is said again', async ({ shop, page, trouble }) => {
    trouble.expect(/^401 POST \/api\/user\/login/);
    await page.route('**/api/user/login', (route) =>
      route.fulfill({ status: 401, json: { success: false, error: true, message: 'Not this one' } }),
    );
    await shop.open('/login');
    const form = page.getByRole('main');
    await form.getByLabel('Email', { exact: true }).fill('amina@ndolo.example');
    await form.getByLabel('Password', { exact: true }).fill('not-this-one');
    const send = form.getByRole('button', { name: 'Login', exact: true });
    const notices = page.getByRole('region', { name: 'Shop notices' }).locator('.toast');
    await send.press('Enter');
    await expect(notices).toHaveText('Not this one');
    const first = await notices.elementHandle();
    await send.press('Enter');
    // A new element, because a screen reader would not announce the same one again.
    await expect.poll(() => first?.evaluate((notice) => notice.isConnected)).toBe(false);
    await expect(notices).toHaveCount(1);
    await expect(notices).toHaveText('Not this one');
  });

  test('of success stay for 2000 ms and of failure for 4000', async ({ shop, page }) => {
    const gloss = await addProduct({ stock: 24 });
    await shop.open(`/search?q=${gloss.name}`);
    await shop.product(gloss.name).add.click();
    await page.clock.install();
    const notices = page.getByRole('region', { name: 'Shop notices' }).locator('.toast:not(.toast--leaving)');
    await page.clock.runFor(5_000);
    await expect(notices).toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 60_000);

    for (let piece = 2; piece <= 24; piece += 1) await shop.product(gloss.name).plus.click();
    await expect(shop.product(gloss.name).quantity).toContainText('24');
    // The quantity changes before the notice comes.
    await page.clock.runFor(50);
    await expect(notices).toHaveCount(1);
    await page.clock.runFor(1_900);
    await expect(notices).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(notices).toHaveCount(0);

    await shop.product(gloss.name).plus.click();
    await page.clock.runFor(50);
    await expect(notices).toHaveText(/24/);
    await page.clock.runFor(3_900);
    await expect(notices).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(notices).toHaveCount(0);
  });
});

test('a notice of something on its way stays until it has come', async ({ shop, page, shopper }) => {
  await saveAddress(shopper);
  await shopper.api.cart.create({ productId: (await addProduct())._id });
  await holdBack(page, '**/api/order/checkout');
  await shop.open('/checkout');
  await page.clock.install();
  await new CheckoutPage(page, 'en').onlinePayment.click();
  await expect(shop.toast('Loading...')).toBeVisible();
  await page.clock.runFor(5 * 60_000);
  await expect(shop.toast('Loading...')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the placeholder stays on its first suggestion', async ({ shop, page }) => {
    await page.clock.install();
    await shop.open('/terms');
    const bar = shop.header.getByRole('link', { name: 'Search', exact: true });
    await expect(bar).toContainText('bronzer');
    await page.clock.runFor(10_000);
    await expect(bar).toContainText('bronzer');
  });
});

for (const language of languages) {
  test(`the bar above the header takes one line from 768 px on (${language})`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(inLanguage('/terms', language));
    const row = page.locator('.top-bar__row');
    await expect(row.locator('li, p')).toHaveCount(4);
    for (const width of [768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(row).toBeVisible();
      const lines = await row.evaluate(
        (bar) => bar.clientHeight / Number.parseFloat(getComputedStyle(bar).lineHeight),
      );
      // Less than two lines: one line and the space around it.
      expect(lines, `at ${width} px`).toBeLessThan(2);
    }
  });
}

test('below 768 px is a phone, from 768 px on it is not', async ({ shop, page }) => {
  const gloss = await addProduct();
  const arrow = page.getByRole('link', { name: 'Back to the home page' });
  await page.setViewportSize({ width: 767, height: 800 });
  await shop.open(`/search?q=${gloss.name}`);
  await expect(arrow).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(arrow).toBeHidden();
});

for (const [width, least] of [
  [320, 80],
  [767, 80],
  [768, 288],
  [1024, 288],
  [1280, 288],
  [1600, 288],
] as const) {
  test(`cards are ${least} to 352 px wide and beside each other in every list at ${width} px`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/search?q=', '/offers', '/new-arrival']) {
      await shop.open(path);
      expect(await cardsOverOthers(page), path).toEqual([]);
      const widths = await widthsOfCards(page);
      expect(widths.length, path).toBeGreaterThan(0);
      expect(Math.min(...widths), path).toBeGreaterThanOrEqual(least);
      expect(Math.max(...widths), path).toBeLessThanOrEqual(352);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the header holds menu, account and cart with its count, and the menu unfolds by touch', async ({
    shop,
    page,
  }) => {
    const gloss = await addProduct();
    await shop.open(`/search?q=${gloss.name}`);
    await expect(shop.header.getByRole('link', { name: 'Login' })).toBeVisible();
    await shop.product(gloss.name).add.tap();
    await shop.product(gloss.name).plus.tap();
    await expect(shop.cartButton).toContainText('2');
    await expect(shop.header.locator('.cart-button__badge')).toBeVisible();

    await shop.header.getByRole('button', { name: 'Menu', exact: true }).tap();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByText('Shop All Makeup').tap();
    await expect(navigation.getByRole('link', { name: 'Lipgloss' })).toBeVisible();
    await navigation.getByText('SALES & OFFERS').tap();
    await navigation.getByRole('link', { name: 'Clearance' }).tap();
    await expect(page).toHaveURL('/clearance');
    await expect(navigation).toBeHidden();
  });
});

function widthsOfCards(page: Page): Promise<number[]> {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
}

/** Cards that overlap the one before them in their row. */
async function cardsOverOthers(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card, index) => {
      const before = cards[index - 1]?.getBoundingClientRect();
      const { left, top } = card.getBoundingClientRect();
      return before && Math.abs(before.top - top) < 2 && left > before.left && left < before.right
        ? [card.textContent]
        : [];
    }),
  );
}

for (const width of [1280, 1440]) {
  test(`a strip of home ends on the page's edge at ${width} px`, { tag: '@full' }, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('/');
    const row = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .first();
    await expect(row.getByRole('article').nth(4)).toBeAttached();
    const rights = await row
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
    // The right edge is 40 px from the window's edge, or that of at most 1,280 px of content.
    expect(Math.abs((rights[3] ?? 0) - Math.min(width - 40, (width + 1280) / 2))).toBeLessThan(2);
  });
}

test('in letters of twice the size no part of these pages lies beside a phone (in French)', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const shop = new ShopPage(page, 'fr');
  const product = await addProduct();
  await shop.open(productPath(product));
  await shop.product(product.name).add.click();
  await expect(shop.product(product.name).quantity).toBeVisible();
  const paths = [
    '/',
    '/brands',
    productPath(product),
    '/contact',
    '/cart',
    '/search?q=x',
    '/login',
    '/terms',
  ];
  for (const path of paths) {
    await shop.open(path);
    await expectFitsInLargeLetters(shop);
  }
  const shopper = await openAccount();
  await placeOrderFor(shopper, 'Amina Njoya', { product });
  await holdTokens(page, shopper);
  for (const path of ['/dashboard/myorders', '/dashboard/address']) {
    await shop.open(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectFitsInLargeLetters(shop);
  }
});

async function expectFitsInLargeLetters({ page, cartButton }: ShopPage): Promise<void> {
  await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'));
  await expect(cartButton).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(360);
}
