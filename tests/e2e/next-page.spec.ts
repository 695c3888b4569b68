import type { Locator, Page } from '@playwright/test';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { addProduct, addShelf, newWord } from '#tests/support/shelf.ts';

declare global {
  interface Window {
    /** The heading at the end of each fade. */
    fades: string[];
  }
}

test.use({ viewport: phone });

/** The API calls whose answers a page shows, by the last word of their path. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(product|category|subcategory)\/|\.data$/.test(pathname)) {
      calls.push(pathname.split('/').at(-1) ?? '');
    }
  });
  return calls;
}

async function openShelf(open: (path: string) => Promise<unknown>) {
  const shelf = await addShelf();
  const products = [await addProduct({}, shelf), await addProduct({}, shelf)] as const;
  await open(listingPath(shelf.category, shelf.subCategory));
  return products;
}

test('a page is asked for when a pointer rests on its link, and not again when the link is pressed', {
  tag: '@full',
}, async ({ shop, page }) => {
  const [gloss] = await openShelf((path) => shop.open(path));
  const calls = countCalls(page);
  const picture = page.waitForRequest(/\/media\/.*\/(480|720|960)\.avif/);
  const link = shop.card(gloss.name).getByRole('link').first();
  await link.hover();
  // What goes below the product is asked for when the reader comes near.
  const asked = ['get-product-details'];
  await expect.poll(() => calls).toEqual(asked);
  await picture;
  await link.click();
  await expect(shop.heading).toHaveText(gloss.name);
  expect(calls).toHaveLength(asked.length);
});

test('a pointer that passes over a link, or a finger that scrolls, asks for nothing', {
  tag: '@full',
}, async ({ shop, page }) => {
  const [gloss] = await openShelf((path) => shop.open(path));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const calls = countCalls(page);
  const link = shop.card(gloss.name).getByRole('link').first();
  await link.dispatchEvent('mouseover');
  await page.clock.runFor(40);
  await link.dispatchEvent('mouseout');
  await link.dispatchEvent('touchstart');
  await page.clock.runFor(40);
  await link.dispatchEvent('touchmove');
  await page.clock.runFor(1000);
  expect(calls).toEqual([]);
  await link.dispatchEvent('touchstart');
  await page.clock.runFor(100);
  await expect.poll(() => calls).toContain('get-product-details');
});

for (const [name, connection] of [
  ['where data is to be saved', { saveData: true, effectiveType: '4g' }],
  ['on the slowest networks', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`no page is asked for ahead ${name}`, { tag: '@full' }, async ({ shop, page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const [gloss] = await openShelf((path) => shop.open(path));
    const calls = countCalls(page);
    const link = shop.card(gloss.name).getByRole('link').first();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.hover();
    await page.clock.runFor(1000);
    expect(calls).toEqual([]);
    await page.clock.resume();
    await link.click();
    await expect(shop.heading).toHaveText(gloss.name);
    expect(calls).toContain('get-product-details');
  });
}

test('a page that could not be asked for ahead is asked for again when its link is pressed', {
  tag: '@full',
}, async ({ shop, page, trouble }) => {
  trouble.expect(/^503 POST \/api\/product\/get-product-details/);
  const [gloss] = await openShelf((path) => shop.open(path));
  let refused = 0;
  await page.route('**/get-product-details', (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    return route.fulfill({ status: 503, json: { success: false, error: true, message: 'Later' } });
  });
  const link = shop.card(gloss.name).getByRole('link').first();
  await link.hover();
  await expect.poll(() => refused).toBe(1);
  await link.click();
  await expect(shop.heading).toHaveText(gloss.name);
});

test('the shades of a family are asked for once, before their sheet has come; then the cart and the login come ahead', {
  tag: '@full',
}, async ({ shop, page }) => {
  const word = newWord();
  const family = `family-${word}`;
  await addProduct({ name: `${word} Rouge`, family, shade: { name: 'Rouge Mungo', hex: '#8a1a2b' } });
  await addProduct({ name: `${word} Nude`, family, shade: { name: 'Nude Limbe', hex: '#b0705a' } });
  await shop.open(`/search?q=${word}`);
  const choose = page.getByRole('main').getByRole('link', { name: /^Choose a shade of/ });
  await expect(choose).toBeVisible();
  const calls = countCalls(page);
  let sendFile = () => {};
  const isAskedFor = new Promise<void>((resolve) => {
    sendFile = resolve;
  });
  await page.route('**/assets/**/shade-sheet-*.js', async (route) => {
    await isAskedFor;
    await route.continue();
  });
  const cartFile = page.waitForResponse(/\/cart-page-.*\.js/);
  await choose.click();
  const asked = (name: string) => calls.filter((call) => call === name).length;
  await expect.poll(() => asked('get-product-details')).toBe(1);
  sendFile();
  const sheet = page.getByRole('dialog');
  await cartFile;
  await sheet.getByRole('button', { name: /^Add/ }).click();
  const loginFile = page.waitForResponse(/\/login-modal-.*\.js/);
  await sheet.getByRole('link', { name: 'View Cart' }).click();
  await loginFile;
  await expect(shop.heading).toHaveText('Cart');
  expect([asked('get-product-details'), asked('get-product-by-category')]).toEqual([1, 0]);
});

test('the way back and forward shows each page in the next frame, where it was left, without a call', async ({
  shop,
  page,
}) => {
  await shop.open('/');
  const strips = page.getByRole('main').getByRole('article');
  await expect(strips.first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  const left = await page.evaluate(() => window.scrollY);
  const homeHeading = await shop.heading.textContent();
  await press(strips.getByRole('link').first());
  await page.waitForURL('**/product/**');
  await expect(shop.heading).not.toHaveText(homeHeading ?? '');
  const productHeading = await shop.heading.textContent();
  await press(shop.header.getByRole('link', { name: /search/i }).first());
  await page.waitForURL('**/search');
  await expect(shop.heading).not.toHaveText(productHeading ?? '');
  await expect(strips.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const listHeading = await shop.heading.textContent();

  const calls = countCalls(page);
  expect(await afterOneFrame(page, 'back')).toMatchObject({ heading: productHeading });
  expect(await afterOneFrame(page, 'back')).toEqual({ heading: homeHeading, scrollY: left });
  expect(await afterOneFrame(page, 'forward')).toMatchObject({ heading: productHeading });
  expect(await afterOneFrame(page, 'forward')).toMatchObject({ heading: listHeading });
  expect(calls).toEqual([]);
});

test('the next page fades in and can be pressed meanwhile, the way back and another choice do not', {
  tag: '@full',
}, async ({ shop, page }) => {
  const [gloss] = await openShelf((path) => shop.open(path));
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    window.fades = [];
    document.startViewTransition = (draw) => {
      const fade = start(draw);
      void fade.finished.then(() => window.fades.push(document.querySelector('h1')?.textContent ?? ''));
      return fade;
    };
  });
  const fades = () => page.evaluate(() => window.fades);
  await press(shop.card(gloss.name).getByRole('link').first());
  await shop.product(gloss.name).add.click();
  await expect(shop.product(gloss.name).quantity).toContainText('1');
  await expect.poll(fades).toEqual([gloss.name]);
  await page.goBack();
  await expect(shop.card(gloss.name)).toBeVisible();
  await page.getByRole('link', { name: 'Filter and sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByRole('radio', { name: 'Price, lowest first' }).check();
  await sheet.getByRole('button', { name: 'Show the products' }).click();
  await expect(page).toHaveURL(/sort=/);
  expect(await fades()).toHaveLength(1);

  // A user who asked the phone for less motion sees no fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press(shop.card(gloss.name).getByRole('link').first());
  await expect(shop.heading).toHaveText(gloss.name);
  expect(await fades()).toHaveLength(1);
});

/** Clicks without a pointer, which would rest on a link of the next page. */
function press(link: Locator): Promise<void> {
  return link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
}

/** What the first frame shows after the browser's back or forward button was pressed. */
function afterOneFrame(page: Page, way: 'back' | 'forward') {
  return page.evaluate(
    (direction) =>
      new Promise<{ heading: string | null; scrollY: number }>((resolve) => {
        // The router's own listener was added earlier, so it runs first.
        window.addEventListener(
          'popstate',
          () =>
            requestAnimationFrame(() =>
              resolve({
                heading: document.querySelector('h1')?.textContent ?? null,
                scrollY: Math.round(window.scrollY),
              }),
            ),
          { once: true },
        );
        history[direction]();
      }),
    way,
  );
}

test('a product’s own page is shown again as it was left', { tag: '@full' }, async ({ shop, page }) => {
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  await shop.logo.click();
  await expect(shop.heading).not.toHaveText(gloss.name);
  const calls = countCalls(page);
  expect(await afterOneFrame(page, 'back')).toMatchObject({ heading: gloss.name });
  expect(calls.filter((call) => call.includes('details'))).toEqual([]);
});
