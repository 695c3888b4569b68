import type { Page } from '@playwright/test';
import { searchMessages } from '#app/messages/search-messages.ts';
import { violations } from '#tests/support/accessibility.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';

const storedSearches = (page: Page) => page.evaluate(() => localStorage.getItem('recent_searches'));

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`what she found before is offered while nothing is typed, and erased when she likes (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const texts = searchMessages.fr;
    const shop = new ShopPage(page, 'fr');
    const [oil, soap] = [await addProduct({ name: newWord() }), await addProduct({ name: newWord() })];
    for (const { name: word } of [oil, soap]) {
      await shop.open('/search');
      await shop.searchInput.fill(word);
      // Before the result arrives, the list of the newest products has the same card.
      await expect(shop.heading).toHaveText(texts.results(1));
      await shop.card(word).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    }
    await shop.open('/search');
    const recent = page.getByRole('region', { name: texts.recent });
    await expect(recent.getByRole('link')).toHaveText([soap.name, oil.name]);
    expect(await violations(page)).toEqual([]);

    await recent.getByRole('button', { name: texts.forget(soap.name) }).click();
    await expect(recent.getByRole('link')).toHaveText([oil.name]);
    await recent.getByRole('link', { name: oil.name }).click();
    await expect(shop.searchInput).toHaveValue(oil.name);
    await expect(recent).toBeHidden();
    await shop.searchInput.fill('');
    await recent.getByRole('button', { name: texts.forgetAll }).click();
    await expect(recent).toBeHidden();
    expect(await storedSearches(page)).toBeNull();
  });
}

test('what others look for and the categories lead on; a search in vain is not remembered', {
  tag: '@full',
}, async ({ shop, page }) => {
  await page.setViewportSize(phone);
  const gloss = await addProduct({ name: newWord() });
  await page.route('**/api/popular-search/list', (route) =>
    route.fulfill({ json: { success: true, error: false, data: { searches: [gloss.name], changesAt: '' } } }),
  );
  await shop.open('/contact');
  await shop.header.getByRole('link', { name: 'Search' }).click();
  await page
    .getByRole('region', { name: 'Searched for most' })
    .getByRole('link', { name: gloss.name })
    .click();
  await expect(shop.heading).toHaveText('Search Results: 1');
  // A search counts after two seconds.
  await expect.poll(() => storedSearches(page)).toBe(JSON.stringify([gloss.name]));

  await shop.searchInput.fill('qqqqzzzz');
  await expect(page.getByText('No Data found')).toBeVisible();
  await shop.searchInput.fill('');
  await page.getByRole('region', { name: 'Browse the categories' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/search/);
  expect(await storedSearches(page)).toBe(JSON.stringify([gloss.name]));
});

test('a word that the shop does not have is not replaced in silence', async ({ shop, page }) => {
  const word = `${newWord()}${newWord()}`;
  await addProduct({ name: `${word} Oil` });
  const wrong = word.slice(0, 4) + word.slice(5);
  await shop.open(`/search?q=${wrong}`);
  await expect(page.getByText(`Nothing is called “${wrong}” here. Did you mean`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: word, exact: true }).click();
  await expect(shop.searchInput).toHaveValue(word);
  await expect(page.getByText('Did you mean')).toBeHidden();
});
