import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { slugOf } from '#shared/page-paths.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { addProduct, addShelf } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';

for (const [screen, viewport] of screensFor('the home page')) {
  test(`the home page on a ${screen} shows banners, all categories and a strip of products for each`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await shop.open('/');
    await expect(shop.heading).toHaveText('Beauty for our skins, delivered free');
    const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('link');
    await expect(tiles.filter({ hasText: 'Face' })).toBeVisible();
    await expect(tiles.filter({ hasText: 'Lips' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Latest arrivals', exact: true }).getByRole('article').first(),
    ).toBeVisible();
    const { data: categories } = await shopApi().category.get({});
    const filled = [];
    // Only the categories of the small catalogue, because other tests add more all the time.
    for (const category of categories.filter(({ name }) => !name.includes('Workshop'))) {
      const { data } = await shopApi().product.getByCategory({ id: category._id, limit: 1 });
      if (data.length > 0) filled.push(category);
    }
    expect(filled.length).toBeGreaterThan(2);
    for (const { name } of filled) {
      const strip = page.getByRole('region', { name, exact: true });
      await strip.scrollIntoViewIfNeeded();
      await expect(strip.getByRole('article').first()).toBeVisible();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText('Bold lips, soft prices')).toBeVisible();
    for (const promise of [
      'Free delivery nationwide',
      'Cash on delivery',
      'Online payment',
      'Customer support',
    ]) {
      await expect(page.getByRole('main').getByText(promise, { exact: true })).toBeVisible();
    }
  });
}

test('a category’s tile leads to its first sub-category, and its See All to the whole category', async ({
  shop,
  page,
}) => {
  const api = shopApi();
  const [categories, subCategories] = [
    (await api.category.get({})).data,
    (await api.subcategory.get({})).data,
  ];
  const lips = categories.find(({ name }) => name === 'Lips');
  const first = subCategories
    .filter(({ category }) => category.some(({ _id }) => _id === lips?._id))
    .toSorted((one, other) => one.name.localeCompare(other.name))[0];
  const address = `/${slugOf('Lips')}-${lips?._id}/${slugOf(first?.name ?? '')}-${first?._id}`;

  await shop.open('/');
  await page.getByRole('region', { name: 'Shop by category' }).getByRole('link', { name: 'Lips' }).click();
  await expect(page).toHaveURL(address);
  await expect(shop.heading).toHaveText(first?.name ?? '');
  await page.goBack();
  await page.getByRole('link', { name: 'See All of Lips' }).click();
  await expect(page).toHaveURL(`/${slugOf('Lips')}-${lips?._id}`);
  await expect(shop.heading).toHaveText('Lips');
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

  test('the buttons of a strip move it by 200 px a click', async ({ shop, page }) => {
    const shelf = await addShelf({ first: true });
    for (let count = 0; count < 8; count += 1) await addProduct({}, shelf);
    await shop.open('/');
    const { name } = shelf.category;
    const strip = page.getByRole('region', { name, exact: true });
    const scrolled = () => strip.getByRole('list').evaluate((list) => Math.round(list.scrollLeft));
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.getByRole('article')).toHaveCount(8);
    await strip.getByRole('button', { name: `Scroll ${name} right` }).click();
    await expect.poll(scrolled).toBe(200);
    await strip.getByRole('button', { name: `Scroll ${name} right` }).click();
    await expect.poll(scrolled).toBe(400);
    await strip.getByRole('button', { name: `Scroll ${name} left` }).click();
    await expect.poll(scrolled).toBe(200);
  });

  test('the mega-menu shows each category as a column of its sub-categories, sorted by name', async ({
    shop,
    page,
  }) => {
    await shop.open('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toContainText(
      /HOME.*Shop All Makeup.*BRANDS.*NEW & HOT.*CONTACT US.*SALES & OFFERS/s,
    );
    await navigation.getByText('Shop All Makeup').click();
    await expect(navigation.getByRole('link', { name: 'Lipstick' })).toBeVisible();
    const names = await navigation.getByRole('link').allTextContents();
    const places = ['Foundation', 'Lipgloss', 'Lipstick'].map((name) =>
      names.findIndex((link) => link.includes(name)),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await navigation.getByRole('link', { name: 'Lipstick' }).click();
    await expect(shop.heading).toHaveText('Lipstick');
    // The menu that led here closes first.
    await expect(navigation.getByRole('link', { name: 'Lipstick' })).toBeHidden();
    await navigation.getByText('SALES & OFFERS').click();
    await expect(navigation.getByRole('link', { name: 'Clearance' })).toBeVisible();
  });

  test('the header hides on the way down and is back on the way up', async ({ shop, page }) => {
    await shop.open('/');
    await page.mouse.wheel(0, 1500);
    await expect(shop.header).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(shop.header).toBeInViewport();
  });

  test('the top bar says phone, e-mail and address, and the shop welcomes', async ({ shop, page }) => {
    await shop.open('/');
    await expect(shop.header.getByRole('link', { name: /^6 77/ })).toBeVisible();
    await expect(shop.header.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(shop.header).toContainText('Douala');
    await expect(shop.header).toContainText('Welcome to Ndolo Beauty');
    await expect(page.getByRole('link', { name: 'Ndolo Beauty, home page' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the first screen holds search, one promise with one action, and the first row of categories', async ({
    shop,
    page,
  }) => {
    await shop.open('/');
    await expect(shop.header.getByRole('link', { name: 'Search' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Shop now' })).toBeInViewport();
    await expect(
      page.getByRole('region', { name: 'Shop by category' }).getByRole('link').first(),
    ).toBeInViewport({ ratio: 1 });
  });

  test('below twelve categories the first product begins in the first 1.3 screens of 360 × 640', {
    tag: '@full',
  }, async ({ shop, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await shop.open('/fr');
    const tiles = page.locator('.category-tiles__grid > li');
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toBeAttached();
    // Only the demo's categories, because other tests add more.
    const names = demoCatalogue.categories.map(({ name, nameFr }) => nameFr ?? name);
    expect(names).toHaveLength(12);
    await tiles.first().evaluate((tile, shown) => {
      const list = tile.parentElement;
      const copies = shown.map((name) => {
        const copy = document.importNode(tile, true);
        const label = copy.querySelector('span') ?? copy;
        label.textContent = name;
        return copy;
      });
      list?.replaceChildren(...copies);
    }, names);
    expect(await first.evaluate((card) => card.getBoundingClientRect().top)).toBeLessThanOrEqual(1.3 * 640);
  });

  test('the menu opens from its button and closes when a link is followed', async ({ shop, page }) => {
    await shop.open('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toBeVisible();
    await navigation.getByText('Shop All Makeup').click();
    await navigation.getByRole('link', { name: 'Lipgloss' }).click();
    await expect(shop.heading).toHaveText('Lipgloss');
    await expect(navigation).toBeHidden();
  });

  test('the account icon leads a guest to log in', async ({ shop, page }) => {
    await shop.open('/');
    await shop.header.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/^[^?]*\/login/);
  });
});

test('a failed load of the categories says so, and the menu offers Retry', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^500 GET \/api\/category\/get/, /Categories could not be loaded/);
  await page.route('**/api/category/get', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: true, message: 'Broken' } }),
  );
  // The toast stays for four seconds only.
  await Promise.all([expect(shop.toast('Failed to fetch categories')).toBeVisible(), shop.open('/')]);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByText('Shop All Makeup').click();
  await expect(navigation.getByText('The categories could not be loaded.')).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Lipgloss' })).toBeVisible();
  await page.unrouteAll();
  await navigation.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(navigation.getByText('The categories could not be loaded.')).toBeHidden();
  // The keyboard focus continues in the menu, not at the top of the page.
  await expect(navigation.getByRole('group').filter({ hasText: 'Shop All Makeup' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(navigation.getByText('Shop All Makeup')).toBeFocused();
});

test('in a shop without a category the menu leads to all products instead of unfolding', {
  tag: '@full',
}, async ({ shop, page }) => {
  for (const call of ['category', 'subcategory']) {
    await page.route(`**/api/${call}/get`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), data: [] } });
    });
  }
  await shop.open('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Shop All Makeup' }).click();
  await expect(page).toHaveURL('/search');
  await expect(navigation.locator('summary')).toHaveText(['SALES & OFFERS']);
});

test('a shop whose owner has arranged nothing shows products in one light in its banners, no flat drawing', async ({
  shop,
  page,
}) => {
  for (const [path, banners] of [
    ['/', page.locator('.hero-banner, .side-banner')],
    ['/new-arrival', page.locator('.banner')],
  ] as const) {
    await shop.open(path);
    const pictures = banners.locator('img');
    expect(await pictures.count()).toBe(path === '/' ? 3 : 1);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\.webp$/);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(400);
    }
  }
});
