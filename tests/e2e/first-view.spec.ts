import { productPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: phone });

test('scripts are asked for after the first frame of a page, not beside its styles', async ({
  shop,
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const { promise: stylesMayCome, resolve: letStylesCome } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await stylesMayCome;
    await route.continue();
  });
  const alive = shop.untilAlive();
  const picture = page.waitForRequest(/still-life-tall/);
  const document = await page.goto('/', { waitUntil: 'commit' });
  await document?.finished();
  // The browser finds the picture in the text of the document, where it would also find preloads of scripts.
  await picture;
  expect(scripts).toEqual([]);
  letStylesCome();
  await alive;
  expect(scripts.length).toBeGreaterThan(2);
});

test('scripts wait for the first picture, but no longer than a second', async ({ page, shop }) => {
  const gloss = await addProduct();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const { promise: pictureMayCome, resolve: letPictureCome } = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await pictureMayCome;
    await route.continue();
  });
  await page.clock.install();
  const alive = shop.untilAlive();
  await page.goto(productPath(gloss), { waitUntil: 'commit' });
  await expect(shop.heading).toBeVisible();
  await page.clock.runFor(900);
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
  await page.clock.resume();
  letPictureCome();
  await alive;
});

test('a page opened in the background, which draws no frame, comes alive', async ({ shop, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await shop.open('/');
  await expect(page.getByRole('main')).toBeVisible();
});
