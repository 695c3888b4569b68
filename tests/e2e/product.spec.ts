import { formatFrancs } from '#shared/money.ts';
import { listingPath, productPath, segmentOf } from '#shared/page-paths.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { addProduct, addShelf, changeProduct, demoPictures } from '#tests/support/shelf.ts';
import { adminApi } from '#tests/support/shop-api.ts';

test.use({ viewport: desktop });

test('the page shows badge, name, unit, price, description, details and why to shop here', async ({
  shop,
  page,
}) => {
  const gloss = await addProduct({
    unit: '6 ml',
    price: 4500,
    discount: 1,
    description: 'Shines until midnight.',
    more_details: { Finish: 'High gloss', 'Skin type': 'All' },
  });
  await shop.open(productPath(gloss));
  await expect(shop.heading).toHaveText(gloss.name);
  const main = page.getByRole('main');
  const price = page.getByRole('region', { name: 'Price', exact: true });
  // 1 % of 4 500 F is 45 F.
  await expect(price).toContainText(formatFrancs(4455));
  await expect(price.locator('s')).toHaveText(formatFrancs(4500));
  await expect(price).toContainText('1% OFF');
  for (const text of [
    'Douala · 10 Minutes',
    '6 ml',
    'Shines until midnight.',
    'Finish',
    'High gloss',
    'Skin type',
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  for (const reason of ['Superfast Delivery', 'Best Prices and Offers', 'Wide Assortment']) {
    await expect(main.getByRole('heading', { name: reason })).toBeVisible();
  }
  await expect(main).toContainText(/Choose from \d+ products/);
  await expect(page.getByRole('region', { name: 'Bulk Price' })).toHaveCount(0);
});

test('a bulk price is shown with the same discount, and a way to order by WhatsApp', async ({
  shop,
  page,
}) => {
  const gloss = await addProduct({ price: 4000, bulkPrice: 3000, discount: 10 });
  await shop.open(productPath(gloss));
  const bulk = page.getByRole('region', { name: 'Bulk Price' });
  await expect(bulk).toContainText(formatFrancs(2700));
  await expect(bulk.locator('s')).toHaveText(formatFrancs(3000));
  await expect(bulk.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
});

test('a sold-out product says Out of Stock and cannot be added', async ({ shop, page }) => {
  const gloss = await addProduct({ stock: 0 });
  await shop.open(productPath(gloss));
  await expect(page.getByRole('main').getByText('Out of Stock')).toBeVisible();
  await expect(shop.product(gloss.name).add).toHaveCount(0);
});

test('a thumbnail selects its picture, and the arrows move the row by 100 px', async ({ shop, page }) => {
  const gloss = await addProduct({ image: await demoPictures(10) });
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.open(productPath(gloss));
  const gallery = page.getByRole('region', { name: `Pictures of ${gloss.name}` });
  await expect(gallery.getByRole('button', { name: 'Show picture 1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await gallery.getByRole('button', { name: 'Show picture 3' }).click();
  await expect(gallery.getByRole('button', { name: 'Show picture 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(gallery.getByRole('img', { name: `${gloss.name}, picture 3 of 10` })).toBeInViewport();

  const row = gallery
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: 'Show picture 1', exact: true }) });
  const scrolled = () => row.evaluate((list) => Math.round(list.scrollLeft));
  await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await gallery.getByRole('button', { name: 'Next pictures' }).click();
  await expect.poll(scrolled).toBe(100);
  await gallery.getByRole('button', { name: 'Previous pictures' }).click();
  await expect.poll(scrolled).toBe(0);
});

test('pictures beside the first one are loaded when a shopper comes near the gallery', {
  tag: '@full',
}, async ({ shop, page }) => {
  const [first, second] = await demoPictures(2);
  const gloss = await addProduct({ image: [first, second].map((image) => image ?? '') });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Whether the picture was requested in a size larger than thumbnails, which are 160 or 320 wide.
  const isAsked = (image = '') =>
    asked.some((url) => url.includes(image.replace(/\d+\.\w+$/, '')) && /\/(480|720|960)\.avif$/.test(url));
  await page.setViewportSize(phone);
  await shop.open(productPath(gloss));
  await page.waitForLoadState('networkidle');
  expect([first, second].map(isAsked)).toEqual([true, false]);

  await page.getByRole('region', { name: `Pictures of ${gloss.name}` }).hover();
  await expect.poll(() => isAsked(second)).toBe(true);
});

test('the arrows of the thumbnails are there only where they move something', async ({ shop, page }) => {
  const pictures = await demoPictures(6);
  const [four, six] = [
    await addProduct({ image: pictures.slice(0, 4) }),
    await addProduct({ image: pictures }),
  ];
  const next = page.getByRole('button', { name: 'Next pictures' });
  const hiddenWidth = () =>
    page.locator('.gallery__thumbnails ul').evaluate((row) => row.scrollWidth - row.clientWidth);

  // A phone shows dots instead of thumbnails.
  await page.setViewportSize({ width: 768, height: 1024 });
  await shop.open(productPath(four));
  await expect.poll(hiddenWidth).toBe(0);
  await expect(next).toBeHidden();
  await shop.open(productPath(six));
  await expect(next).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(next).toBeHidden();
  await expect.poll(hiddenWidth).toBe(0);
});

test('on a phone of 360 × 640 name, price, shades and Add are seen without scrolling', async ({
  shop,
  page,
}) => {
  const family = `test-${Date.now()}`;
  const shades = [];
  for (let number = 1; number <= 12; number += 1) {
    shades.push(
      await addProduct({
        ...{ family, shade: { name: `Wouri ${number}`, hex: '#8a1a2b' }, price: 5000, discount: 45 },
        ...(number === 12 ? { name: 'Long-lasting liquid lipstick all night – Wouri 12' } : {}),
      }),
    );
  }
  const last = shades.at(-1);
  if (!last) throw new Error('No shade');
  await page.setViewportSize({ width: 360, height: 640 });
  await shop.open(productPath(last));
  const bar = page.locator('.buy-bar');
  const row = page.getByRole('list', { name: 'Shades of this product' });
  const seen = [shop.heading, row, row.getByRole('link', { name: 'Wouri 12' }), bar];
  // Retried while fonts load and lines move by fractions of a pixel.
  await expect(async () => {
    const boxes = await Promise.all(seen.map((part) => part.boundingBox()));
    const top = boxes.at(-1)?.y ?? 0;
    expect(top).toBeGreaterThan(500);
    for (const box of boxes.slice(0, -1)) {
      // Leaves room for fonts that are a pixel higher, as on a phone without ours.
      expect((box?.y ?? 0) + (box?.height ?? 1_000)).toBeLessThanOrEqual(top - 2);
      expect((box?.x ?? 0) + (box?.width ?? 1_000)).toBeLessThanOrEqual(360);
    }
  }).toPass({ timeout: 10_000 });
  await expect(bar).toContainText(formatFrancs(2750));
  await expect(bar).toContainText('Wouri 12');
  await expect(bar.getByRole('button', { name: /^Add/ })).toBeVisible();
  // The trail is one line, however deep the shelf is.
  const trail = page.getByRole('navigation', { name: 'Where you are' });
  expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(44);
});

test('the page has price and currency for machines', async ({ shop, page }) => {
  const gloss = await addProduct({ price: 4000, discount: 25 });
  await shop.open(productPath(gloss));
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).first().getAttribute('content');
  expect(await content('product:price:amount')).toBe('3000');
  expect(await content('product:price:currency')).toBe('XAF');
});

test('the three-segment address shows the same product and names the canonical one', async ({
  shop,
  page,
}) => {
  const shelf = await addShelf();
  const gloss = await addProduct({}, shelf);
  await shop.open(`${listingPath(shelf.category, shelf.subCategory)}/${segmentOf(gloss)}`);
  await expect(shop.heading).toHaveText(gloss.name);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(productPath(gloss));
});

test('the shades of a family lead to each other', { tag: '@full' }, async ({ shop, page }) => {
  const family = `test-${Date.now()}`;
  const rouge = await addProduct({ family, shade: { name: 'Rouge Wouri', hex: '#8a1a2b' } });
  const nude = await addProduct({ family, shade: { name: 'Nude Kribi', hex: '#b0705a' }, stock: 0 });
  await shop.open(productPath(rouge));
  await expect(page.getByText('Shade: Rouge Wouri')).toBeVisible();
  await page.getByRole('link', { name: /Nude Kribi/ }).click();
  await expect(shop.heading).toHaveText(nude.name);
  await expect(page.getByText('Out of Stock')).toBeVisible();
});

for (const [preference, least, most] of [
  ['no-preference', 1, 1_000],
  ['reduce', 0, 0],
] as const) {
  test(`Add and a change of shade move a little, or not at all for who asks for less motion (${preference})`, {
    tag: '@full',
  }, async ({ shop, page }) => {
    await page.emulateMedia({ reducedMotion: preference });
    await page.addInitScript(noteMotion);
    const family = `test-${Date.now()}`;
    const rouge = await addProduct({ family, shade: { name: 'Rouge Wouri', hex: '#8a1a2b' } });
    const nude = await addProduct({ family, shade: { name: 'Nude Kribi', hex: '#b0705a' } });
    await shop.open(productPath(rouge));
    const longest = () => page.evaluate(() => window.longestMotion);
    const forget = () =>
      page.evaluate(() => {
        window.longestMotion = undefined;
      });
    await forget();
    await page.getByRole('link', { name: /Nude Kribi/ }).click();
    await expect(shop.heading).toHaveText(nude.name);
    await expect.poll(longest).toBeGreaterThanOrEqual(least);
    expect(await longest()).toBeLessThanOrEqual(most);
    await forget();
    await shop.product(nude.name).add.click();
    await expect(shop.cartButton).toContainText('1');
    await expect.poll(longest).toBeGreaterThanOrEqual(least);
    expect(await longest()).toBeLessThanOrEqual(most);
  });
}

test('what an admin creates and changes by the API is what the shop shows', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const api = await adminApi();
  const gloss = await addProduct({ price: 4000, description: 'First words.' });
  await shop.open(productPath(gloss));
  await expect(page.getByText('First words.')).toBeVisible();

  const { data } = await api.product.getDetails({ productId: gloss._id });
  const renamed = `${gloss.name} Deluxe`;
  await api.product.updateDetails({ ...data, name: renamed, price: 6000, description: 'Better words.' });
  await page.reload();
  await expect(shop.heading).toHaveText(renamed);
  await expect(page).toHaveURL(productPath({ ...gloss, name: renamed }));
  await expect(page.getByText('Better words.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText(formatFrancs(6000));

  await api.product.delete({ _id: gloss._id });
  expect((await page.request.get(productPath({ ...gloss, name: renamed }))).status()).toBe(404);
});

test('other products of its shelf, then of its category, are below a product, without itself', {
  tag: '@full',
}, async ({ shop, page }) => {
  const shelf = await addShelf();
  const [gloss, balm] = [await addProduct({}, shelf), await addProduct({}, shelf)];
  const beside = await addShelf({ beside: shelf });
  for (let count = 0; count < 2; count += 1) await addProduct({}, beside);
  await shop.open(productPath(gloss));
  const similar = page.getByRole('region', { name: 'You may also like' });
  await expect(similar.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(similar.getByRole('heading', { level: 3 }).first()).toHaveText(balm.name);
  await expect(similar.getByRole('link', { name: balm.name, exact: true })).toBeVisible();
  await expect(similar.getByRole('link', { name: gloss.name, exact: true })).toHaveCount(0);
  await similar.getByRole('link', { name: balm.name, exact: true }).click();
  await expect(shop.heading).toHaveText(balm.name);
});

test('inside the shop, other products are asked for when the reader comes near, and going back finds them where they were', {
  tag: '@full',
}, async ({ shop, page }) => {
  const shelf = await addShelf();
  const description = 'One of many lines about a gloss.\n'.repeat(60);
  const [gloss, balm] = [await addProduct({ description }, shelf), await addProduct({ description }, shelf)];
  await page.setViewportSize({ width: 360, height: 640 });
  await shop.open(`/search?q=${gloss.name}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/by-category/.test(request.url())) asked.push(request.url());
  });
  await shop.card(gloss.name).getByRole('link', { name: gloss.name, exact: true }).click();
  await expect(shop.heading).toHaveText(gloss.name);
  await expect(shop.product(gloss.name).add).toBeVisible();
  const details = page.getByRole('heading', { name: /Why shop from/ });
  expect((await details.boundingBox())?.y).toBeGreaterThan(2_000);
  expect(asked).toEqual([]);
  const similar = page.getByRole('region', { name: 'You may also like' });
  await details.scrollIntoViewIfNeeded();
  const link = similar.getByRole('link', { name: balm.name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  await expect(shop.heading).toHaveText(balm.name);
  asked.length = 0;
  await page.goBack();
  await expect(shop.heading).toHaveText(gloss.name);
  await expect.poll(async () => (await link.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect(asked).toEqual([]);
});

for (const [screen, viewport] of screensFor('other products of its shelf begin')) {
  test(`other products of its shelf begin at the first one (${screen})`, { tag: '@full' }, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shelf = await addShelf();
    const [gloss] = await Promise.all(Array.from({ length: 7 }, () => addProduct({}, shelf)));
    await shop.open(productPath(gloss ?? (await addProduct())));
    const row = page.getByRole('region', { name: 'You may also like' }).getByRole('list');
    await row.scrollIntoViewIfNeeded();
    expect(await row.evaluate((list) => list.scrollLeft)).toBe(0);
  });
}

for (const width of [1280, 1440]) {
  test(`other products of its shelf end on the page's edge at ${width} px`, { tag: '@full' }, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shelf = await addShelf();
    const [gloss] = await Promise.all(Array.from({ length: 7 }, () => addProduct({}, shelf)));
    await shop.open(productPath(gloss ?? (await addProduct())));
    const row = page.getByRole('region', { name: 'You may also like' }).getByRole('list');
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('article')).toHaveCount(6);
    const [seen, cards] = await row.evaluate((list) => [
      list.getBoundingClientRect().right,
      [...list.querySelectorAll('article')].map((card) => card.getBoundingClientRect()),
    ]);
    expect(cards.filter(({ right }) => right <= seen)).toHaveLength(4);
    expect(cards[4]?.left).toBeGreaterThanOrEqual(seen);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('pictures are swiped, and the dot of the one in sight is marked', async ({ shop, page }) => {
    const gloss = await addProduct({ image: await demoPictures(3) });
    await shop.open(productPath(gloss));
    const gallery = page.getByRole('region', { name: `Pictures of ${gloss.name}` });
    const picture = (number: number) => gallery.getByRole('img', { name: `picture ${number} of 3` });
    await expect(picture(1)).toBeInViewport();
    // As with a finger: the row of pictures is scrolled, and comes to rest on one of them.
    await picture(1).hover();
    await page.mouse.wheel(250, 0);
    await expect(gallery.locator('.gallery__dot').nth(1)).toHaveClass(/gallery__dot--here/);
    await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
    await expect(picture(1)).not.toBeInViewport();
  });

  test('price and Add stay at the bottom of the screen', { tag: '@full' }, async ({ shop, page }) => {
    const gloss = await addProduct();
    await changeProduct(gloss, { discount: 50 });
    await shop.open(productPath(gloss));
    await expect(shop.product(gloss.name).add).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(shop.product(gloss.name).add).toBeInViewport();
  });
});

declare global {
  interface Window {
    /** The duration of the longest animation that began, in ms; undefined if none has. */
    longestMotion: number | undefined;
  }
}

/** Runs in the page before anything else. */
function noteMotion(): void {
  addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element)) return;
    const durations = target
      .getAnimations()
      .map((motion) => Number(motion.effect?.getComputedTiming().duration));
    window.longestMotion = Math.max(window.longestMotion ?? 0, ...durations);
  });
}
