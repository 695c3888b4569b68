import { listingPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { addProduct, addShelf, newWord } from '#tests/support/shelf.ts';
import { adminApi } from '#tests/support/shop-api.ts';

test.use({ viewport: desktop });

const limited = { success: false, error: true, message: 'Too many requests: wait a moment.' };

async function addFullShelf(count: number) {
  const shelf = await addShelf();
  await Promise.all(Array.from({ length: count }, () => addProduct({ name: `${newWord()} Balm` }, shelf)));
  return shelf;
}

test('a sub-category shows its products, eight at first, and appends the rest as one scrolls', async ({
  shop,
  page,
}) => {
  const { category, subCategory } = await addFullShelf(10);
  const asked = page.waitForRequest('**/api/product/get-pruduct-by-category-and-subcategory');
  await shop.open(listingPath(category, subCategory));
  await expect(shop.heading).toHaveText(subCategory.name);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('article')).toHaveCount(10);
  expect((await asked).postDataJSON()).toMatchObject({ page: 2, limit: 8 });
  await expect(page.getByText('10 products')).toBeVisible();
});

test('what is still to come of a list is announced by a loading indicator', async ({ shop, page }) => {
  const { category, subCategory } = await addFullShelf(10);
  const release = await holdBack(page, '**/api/product/get-pruduct-by-category-and-subcategory');
  await shop.open(listingPath(category, subCategory));
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.mouse.wheel(0, 20_000);
  const indicator = page.getByRole('main').getByText('More products are loading');
  await expect(indicator).toBeVisible();
  release();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(indicator).toHaveCount(0);
});

test('a page of the list that is refused says why, in the server’s words, and can be asked for again', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^429 POST \/api\/product\/get-pruduct-by-category/, /Products could not be loaded/);
  const { category, subCategory } = await addFullShelf(10);
  await shop.open(listingPath(category, subCategory));
  await page.route('**/api/product/get-pruduct-by-category-and-subcategory', (route) =>
    route.fulfill({ status: 429, json: limited }),
  );
  await page.mouse.wheel(0, 20_000);
  await expect(shop.toast(limited.message)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('a list whose categories are refused still shows its products, under the name of its address', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^429 \w+ \/api\/(sub)?category\/get/, /could not be loaded/);
  const shelf = await addShelf();
  const product = await addProduct({}, shelf);
  await page.route('**/api/*category/get', (route) => route.fulfill({ status: 429, json: limited }));
  await shop.open(wholeCategoryPath(shelf.category));
  await page.getByRole('main').getByRole('link', { name: shelf.subCategory.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`${shelf.subCategory._id}$`));
  await expect(shop.heading).toHaveText(shelf.subCategory.name);
  await expect(shop.card(product.name)).toBeVisible();
  // The products use the full width: there are no sub-categories, so no narrow column for them.
  const { width = 0 } = (await page.locator('.listing-page__products').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(desktop.width / 2);
});

test('a first page of a list that is refused says why where the list would be', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^429 POST \/api\/product\/get-pruduct-by-category/, /could not be loaded/);
  const shelf = await addFullShelf(1);
  await shop.open(wholeCategoryPath(shelf.category));
  await page.route('**/api/product/get-pruduct-by-category-and-subcategory', (route) =>
    route.fulfill({ status: 429, json: limited }),
  );
  await page.getByRole('main').getByRole('link', { name: shelf.subCategory.name }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByText(limited.message)).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('on a wide screen three products are side by side', async ({ shop, page }) => {
  const { category, subCategory } = await addFullShelf(4);
  await shop.open(listingPath(category, subCategory));
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
});

test('the column of sub-categories marks the current one, and another one is fetched on a click', async ({
  shop,
  page,
}) => {
  const shelf = await addFullShelf(1);
  const api = await adminApi();
  const other = (
    await api.subcategory.create({
      name: `Rack ${newWord()}`,
      image: shelf.category.image,
      category: [shelf.category],
    })
  ).data;
  const onRack = await addProduct({}, { category: shelf.category, subCategory: other });

  await shop.open(listingPath(shelf.category, shelf.subCategory));
  const menu = page.getByRole('navigation', { name: `Sub-categories of ${shelf.category.name}` });
  await expect(menu.getByRole('link', { name: shelf.subCategory.name })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu.getByRole('link', { name: other.name }).click();
  await expect(shop.heading).toHaveText(other.name);
  await expect(shop.card(onRack.name)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(menu.getByRole('link', { name: other.name })).toHaveAttribute('aria-current', 'page');
});

test('a listing has its title, description, keywords, address and picture for machines', async ({
  shop,
  page,
}) => {
  const { category, subCategory } = await addFullShelf(1);
  await shop.open(listingPath(category, subCategory));
  await expect(page).toHaveTitle(new RegExp(`${subCategory.name} – ${category.name}`));
  const content = (selector: string) => page.locator(`meta[${selector}]`).first().getAttribute('content');
  expect(await content('name="description"')).toContain(subCategory.name);
  expect(await content('name="keywords"')).toContain(subCategory.name);
  expect(await content('property="og:title"')).toContain(subCategory.name);
  expect(await content('property="og:image"')).toMatch(/^http/);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(listingPath(category, subCategory));
});

test('an empty sub-category says that nothing is here yet', async ({ shop, page }) => {
  const { category, subCategory } = await addShelf();
  await shop.open(listingPath(category, subCategory));
  await expect(page.getByText('No products here yet')).toBeVisible();
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('beside the products are the sub-categories that have some, and the one that was opened', {
  tag: '@full',
}, async ({ shop, page }) => {
  const filled = await addShelf();
  const empty = await addShelf({ beside: filled });
  await addProduct({}, filled);
  const chips = page.getByRole('navigation', { name: `Sub-categories of ${filled.category.name}` });
  await shop.open(listingPath(filled.category, filled.subCategory));
  await expect(chips.getByRole('link')).toHaveText(['All', filled.subCategory.name]);
  await shop.open(listingPath(empty.category, empty.subCategory));
  await expect(chips.getByRole('link')).toHaveCount(3);
  await expect(chips.getByRole('link', { name: empty.subCategory.name })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.describe('a product’s card', () => {
  test('shows picture, name, unit, delivery badge, both prices and the discount, and never jumps', async ({
    shop,
  }) => {
    const shelf = await addShelf();
    const balm = await addProduct({ price: 4000, discount: 15, unit: '12 g' }, shelf);
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    const card = shop.card(balm.name);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    for (const text of ['12 g', '10 min', '15% OFF', '3\u202f400\u00a0FCFA'])
      await expect(card).toContainText(text);
    await expect(card.locator('s')).toHaveText('4\u202f000\u00a0FCFA');

    const sizeOf = async () => ({ ...(await card.boundingBox()), x: 0, y: 0 });
    const before = await sizeOf();
    await shop.product(balm.name).add.click();
    await expect(shop.product(balm.name).quantity).toContainText('1');
    expect(await sizeOf()).toEqual(before);
  });

  test('without a discount it shows one price and no badge', async ({ shop }) => {
    const shelf = await addShelf();
    const balm = await addProduct({ price: 4000 }, shelf);
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    await expect(shop.card(balm.name)).toContainText('4\u202f000\u00a0FCFA');
    await expect(shop.card(balm.name).locator('s')).toHaveCount(0);
    await expect(shop.card(balm.name)).not.toContainText('OFF');
  });

  test('says Out of stock when there is none left', async ({ shop }) => {
    const shelf = await addShelf();
    const balm = await addProduct({ stock: 0 }, shelf);
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    await expect(shop.card(balm.name)).toContainText('Out of stock');
    await expect(shop.product(balm.name).add).toHaveCount(0);
  });

  for (const [width, least] of [
    [1280, 288],
    [360, 80],
  ] as const) {
    test(`is at least ${least} px wide at ${width} px, and never wider than 352`, async ({ shop, page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { category, subCategory } = await addFullShelf(2);
      await shop.open(listingPath(category, subCategory));
      const box = await page.getByRole('article').first().boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(least);
      expect(box?.width).toBeLessThanOrEqual(352);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the card’s picture and words lead to the product', async ({ shop, page }) => {
    const shelf = await addShelf();
    const balm = await addProduct({}, shelf);
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    // The link covers the whole card.
    await shop.card(balm.name).click({ position: { x: 40, y: 60 } });
    await expect(shop.heading).toHaveText(balm.name);
    await expect(page).toHaveURL(new RegExp(`/product/.*-${balm._id}$`));
  });
});
