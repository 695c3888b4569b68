import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

// A script that got into the document past every escaping, under the policy that the shop sent with it.
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
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('permissions-policy');
  }
});

async function documentOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}
