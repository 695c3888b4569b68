import { listingPath, productPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { reviewProduct } from '#tests/support/review-scenes.ts';
import { addProduct, addShelf, changeProduct, newWord } from '#tests/support/shelf.ts';

const shades = [
  ['Wouri', '#371d15', 'very deep, with a cool undertone', 4],
  ['Kapok', '#e3bd97', 'light, with a warm undertone', 0],
  ['Kribi', '#895030', 'golden brown', 2],
] as const;

/** A shelf with a foundation of three shades and an oil. */
async function addFamily() {
  const shelf = await addShelf();
  const family = `Skin ${newWord()} Foundation`;
  for (const [name, hex, words, stock] of shades) {
    const product = { name: `${family} – ${name}`, family, shade: { name, hex }, stock, price: 8000 };
    await addProduct(
      { ...product, more_details: { Brand: 'Ndolo', Shade: `${name}: ${words}`, Finish: 'Matte' } },
      shelf,
    );
  }
  const oil = { name: `${newWord()} Oil`, price: 3000, discount: 10 };
  const added = await addProduct(
    { ...oil, more_details: { Brand: 'Toghu Pro', Finish: 'High shine' } },
    shelf,
  );
  return { shelf, family, oil: added };
}

test('a category is shown whole, with All before its sub-categories, and all ways lead there', async ({
  shop,
  page,
}) => {
  const { shelf, family, oil } = await addFamily();
  await shop.open(wholeCategoryPath(shelf.category));
  await expect(shop.heading).toHaveText(shelf.category.name);
  await expect(page.getByText('2 products')).toBeVisible();
  await expect(shop.card(family)).toContainText('3\u00a0shades');
  await expect(shop.card(oil.name)).toBeVisible();
  const menu = page.getByRole('navigation', { name: `Sub-categories of ${shelf.category.name}` });
  await expect(menu.getByRole('link').first()).toHaveText('All');
  await expect(menu.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: shelf.subCategory.name }).click();
  await expect(shop.heading).toHaveText(shelf.subCategory.name);
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: shelf.category.name })
    .click();
  await expect(page).toHaveURL(wholeCategoryPath(shelf.category));
});

test('a category under another name is led to its own address, and an unknown one is not found', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/404/);
  const { category } = await addShelf();
  await page.goto(`/fr/Something-${category._id}?sort=price`);
  await expect(page).toHaveURL(`/fr${wholeCategoryPath(category)}?sort=price`);
  expect((await page.goto('/Lips-zzzzzzzzzzzz'))?.status()).toBe(404);
  expect((await page.goto('/nothing-here'))?.status()).toBe(404);
});

for (const [screen, viewport] of screensFor('a shade is chosen from the')) {
  test(`a shade is chosen from the list by its words and put into the cart (${screen})`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { shelf, family } = await addFamily();
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    await page.getByRole('link', { name: `Choose a shade of ${family}` }).click();
    const sheet = page.getByRole('dialog', { name: family });
    await expect(sheet.getByRole('group', { name: 'Very deep' })).toContainText('Cool undertone');
    await expect(sheet.getByRole('group', { name: 'Light', exact: true })).toContainText('Out of stock');
    await expect(sheet.getByRole('group', { name: 'Tan' })).toContainText('Only 2 left');
    await sheet.getByLabel('Compare with').selectOption('Kapok');
    await sheet.getByRole('radio', { name: 'Kribi' }).check();
    const kribi = sheet.getByRole('region', { name: 'Kribi' });
    const kapok = sheet.getByRole('region', { name: 'Kapok' });
    await expect(kapok).toContainText('Out of stock');
    const [left, right] = [await kribi.boundingBox(), await kapok.boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo(right?.x ?? 0, 0);
    // Choosing the same shade twice ends the comparison.
    await sheet.getByRole('radio', { name: 'Kapok' }).check();
    await expect(kapok).toHaveCount(0);
    await expect(sheet.getByText('Out of stock', { exact: true }).last()).toBeVisible();
    await sheet.getByRole('radio', { name: 'Kribi' }).check();
    await sheet.getByRole('button', { name: /^Add .*Kribi/ }).click();
    const said = shop.toast('Item added to cart');
    await expect(said).toBeVisible();
    // The toast covers neither the shade nor the close button.
    const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox();
    const top = async () => (await said.boundingBox())?.y;
    await expect.poll(top).toBeGreaterThan((close?.y ?? 0) + (close?.height ?? 0));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(listingPath(shelf.category, shelf.subCategory));
  });
}

test('the sheet of shades opens at the shade that is chosen, also at the last of many', {
  tag: '@full',
}, async ({ shop, page }) => {
  await page.setViewportSize(phone);
  const shelf = await addShelf();
  const family = `Skin ${newWord()} Foundation`;
  const names = Array.from({ length: 12 }, (_, number) => `Tone${number}`);
  for (const name of names) {
    await addProduct(
      { name: `${family} – ${name}`, family, shade: { name, hex: '#895030' }, stock: 5 },
      shelf,
    );
  }
  await shop.open(listingPath(shelf.category, shelf.subCategory));
  const choose = page.getByRole('link', { name: `Choose a shade of ${family}` });
  await choose.click();
  const sheet = page.getByRole('dialog', { name: family });
  const radios = sheet.getByRole('radio');
  await expect(radios).toHaveCount(names.length);
  for (const shade of [radios.last(), radios.first()]) {
    await shade.check();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await choose.click();
    await expect(shade).toBeChecked();
    await expect(shade).toBeInViewport({ ratio: 1 });
  }
});

test('cards and pages say how few are left, what 100 ml cost and what buyers give', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const shelf = await addShelf();
  const product = await addProduct({ stock: 4, unit: '30 ml', price: 4500 }, shelf);
  const { id } = await reviewProduct('Very good.', { product, stars: 4 });
  expect(id).not.toBe('');
  await shop.open(listingPath(shelf.category, shelf.subCategory));
  const card = shop.card(product.name);
  await expect(card).toContainText('Only 3 left');
  await expect(card).toContainText('★ 4.0 (1)');
  await shop.open(productPath(product));
  await expect(page.getByText('Only 3 left', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/per 100.ml/)).toContainText(/15\D?000/);
  await changeProduct(product, { stock: 40 });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Only 3 left')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('a list is narrowed and sorted, the address holds it, and each choice is taken back by its chip', async ({
  shop,
  page,
}) => {
  const { shelf, family, oil } = await addFamily();
  const path = wholeCategoryPath(shelf.category);
  await shop.open(path);
  await page.getByRole('link', { name: 'Filter and sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await expect(sheet.getByRole('checkbox', { name: 'Matte 1' })).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Toghu Pro 1' }).check();
  await sheet.getByRole('radio', { name: 'Price, lowest first' }).check();
  await sheet.getByRole('button', { name: 'Show the products' }).click();
  await expect(page).toHaveURL(`${path}?brand=Toghu+Pro&sort=price`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(shop.card(oil.name)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goForward();
  await page.getByRole('link', { name: 'Remove Toghu Pro' }).click();
  await expect(page).toHaveURL(`${path}?sort=price`);
  await expect(page.getByRole('article').first()).toContainText(oil.name);
  await expect(shop.card(family)).toBeVisible();
});

test('an address with its choices opened keeps one form, also after the scripts have come', {
  tag: '@full',
}, async ({ shop, page }) => {
  const { shelf, oil } = await addFamily();
  const path = wholeCategoryPath(shelf.category);
  await shop.open(`${path}?filters=1`);
  const choice = page.getByRole('main').getByRole('checkbox', { name: 'Shine 1' });
  await expect(choice).toHaveCount(1);
  await choice.check();
  await page.getByRole('button', { name: 'Show the products' }).click();
  await expect(page).toHaveURL(/\?sort=&finish=shine&min=&max=$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(oil.name);
});

test('words that nothing has together are given up one by one, and the page says which', async ({
  shop,
  page,
}) => {
  const word = newWord();
  const gloss = await addProduct({ name: `${word} Gloss` });
  await shop.open(`/search?q=${word}+qqqqzzzz`);
  await expect(shop.card(gloss.name)).toBeVisible();
  await expect(page.getByText('Nothing has all of these words. Without “qqqqzzzz”')).toBeVisible();
});

test('a search that finds nothing at all does not say that something came near', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  await shop.open(`/search?q=qqqqzzzz+xqxqzzzz`);
  await expect(shop.heading).toHaveText('Search Results: 0');
  await expect(page.getByRole('main').getByText('Nothing has all of these words')).toHaveCount(0);
});

test('the bar of the cart leaves the choices of a list free on a phone', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  await page.setViewportSize(phone);
  const { shelf, oil } = await addFamily();
  const path = wholeCategoryPath(shelf.category);
  await shop.open(path);
  await shop.product(oil.name).add.click();
  const bar = shop.cartBar;
  await expect(bar).toBeVisible();
  await shop.open(`${path}?filters=1`);
  await page.getByRole('main').getByRole('checkbox', { name: 'Shine 1' }).check();
  await expect(shop.cartButton).toContainText('1');
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the products' }).click();
  await expect(page).toHaveURL(/finish=shine/);
  await expect(bar).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ trouble }) => {
    // The error of this browser for a script that it must not run.
    trouble.expect(/^failed: GET \S+\.js csp$/);
  });

  test('a list is narrowed by a plain form', async ({ page }) => {
    const { shelf, oil } = await addFamily();
    await page.goto(wholeCategoryPath(shelf.category));
    await page.getByRole('link', { name: 'Filter and sort' }).click();
    await page.getByRole('checkbox', { name: 'Shine 1' }).check();
    await page.getByRole('button', { name: 'Show the products' }).first().click();
    await expect(page).toHaveURL(/\?sort=&finish=shine&min=&max=$/);
    const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('link');
    await expect(chosen).toHaveText(['Shine', 'Clear all']);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(oil.name);
  });
});

for (const language of ['', '/fr']) {
  test(`no brand, name or variant is cut on the cards of a phone (${language || 'en'})`, async ({ page }) => {
    await page.setViewportSize(phone);
    let [cut, all] = [0, 0];
    for (const path of ['/', '/search', '/search?page=2', '/search?page=3', '/search?q=cream', '/offers']) {
      await page.goto(language + path);
      const names = await page
        .locator('.product-card__brand, .product-card__name, .product-card__shade')
        .evaluateAll((lines) =>
          lines.map(
            (line) => line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1,
          ),
        );
      all += names.length;
      cut += names.filter(Boolean).length;
    }
    expect(all).toBeGreaterThan(60);
    expect(cut).toBe(0);
  });
}
