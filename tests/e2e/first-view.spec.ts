import { expect, phone, test } from '#tests/support/e2e.ts';

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
  const picture = page.waitForRequest(/crowned-woman/);
  const document = await page.goto('/', { waitUntil: 'commit' });
  await document?.finished();
  // Found in the text of the document, as preloads of scripts would be.
  await picture;
  expect(scripts).toEqual([]);
  letStylesCome();
  await alive;
  expect(scripts.length).toBeGreaterThan(2);
});

test('a page opened in the background, which draws no frame, comes alive', async ({ shop, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await shop.open('/');
  await expect(page.getByRole('main')).toBeVisible();
});
