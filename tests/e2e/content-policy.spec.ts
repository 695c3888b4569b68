import type { Page } from '@playwright/test';
import { productPath } from '#shared/page-paths.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';

// A script injected into the document as if every escaping had failed, under the policy that the shop sent with it.
for (const [how, injected] of [
  ['a script of its own', '<script>window.wasHere = true</script>'],
  ['a script with a marker it made up', '<script nonce="made-up">window.wasHere = true</script>'],
  ['a handler on a picture', '<img src="/nothing.png" onerror="window.wasHere = true">'],
]) {
  test(`${how} in a page is refused, and the page comes alive`, async ({ page, trouble }) => {
    trouble.expect(/Content Security Policy|inline (script|event handler)/i);
    trouble.expect(/nothing\.png|404/);
    trouble.expect(/hydrat|Minified React error/i);
    await page.route('/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</footer>', `</footer>${injected}`);
      await route.fulfill({ response, body });
    });
    const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));

    await page.goto('/contact');
    await refused;

    expect(await page.evaluate(() => 'wasHere' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('no page shows the marker that its scripts were known by', async ({ page }) => {
  expect(await documentOf(page, '/')).not.toContain('nonce="');
});

test('scripts, styles and pictures carry the headers they need and no more', async ({ page }) => {
  const html = await documentOf(page, '/');
  const parts = [/\/assets\/[^"]+\.js/, /\/assets\/[^"]+\.css/, /\/media\/[^" ]+/].flatMap(
    (part) => part.exec(html)?.[0] ?? [],
  );
  for (const part of parts) {
    const headers = (await page.request.get(part)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('permissions-policy');
  }
});

test('a page says how it may be read, framed and left, also one that is not there', async ({ page }) => {
  for (const path of ['/', '/fr', '/login', '/admin', '/no-such-page']) {
    const headers = (await page.request.get(path)).headers();
    expect([path, headers]).toMatchObject([
      path,
      {
        'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    ]);
  }
});

test('markup that was typed into a product is text on its page, from the server and in the browser', async ({
  shop,
  page,
}) => {
  const word = newWord();
  const markup = `<b id="typed" title="x">"Bold" & 'bright'</b><img src=x onerror="window.wasHere = 1">`;
  const product = await addProduct({ name: `${word} ${markup}`, description: markup });
  const html = await documentOf(page, productPath(product));
  expect(html).toContain('&lt;b id=');
  expect(html).not.toContain('<b id=');
  await shop.open(`/search?q=${word}`);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(shop.heading).toHaveText(product.name);
  await expect(page.getByText(markup, { exact: true }).first()).toBeVisible();
  await expect(page.locator('#typed')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(false);
});

async function documentOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}
