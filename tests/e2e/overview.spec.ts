import { adminFrameMessages } from '#app/messages/admin-frame-messages.ts';
import { overviewMessages } from '#app/messages/overview-messages.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

for (const width of [320, 360]) {
  test(`the overview writes whole names beside its bars at ${width} px`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.route(`**${methodAndPath(endpoints.overview.get).path}*`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.data.statuses = [{ status: 'Awaiting payment', orders: 3, total: 9_000, ordersBefore: 0 }];
      await route.fulfill({ response, json: answer });
    });
    await holdTokens(page, await openOwner());
    await new ShopPage(page, 'fr').open('/dashboard/overview');
    await expect(page.getByRole('heading', { level: 1, name: adminFrameMessages.fr.overview })).toBeVisible();
    const chart = page.getByRole('img', { name: overviewMessages.fr.statusChart });
    await chart.scrollIntoViewIfNeeded();
    // What is cut leaves ink at the edge.
    const inkIn = (columns: 'all' | 'first') =>
      chart.evaluate((canvas, which) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error('Not drawn');
        const across = which === 'all' ? canvas.width : 1;
        const copy = new OffscreenCanvas(canvas.width, canvas.height);
        const drawn = copy.getContext('2d', { willReadFrequently: true });
        drawn?.drawImage(canvas, 0, 0);
        const { data } = drawn?.getImageData(0, 0, across, canvas.height) ?? { data: [] };
        return [...data].filter((value, index) => index % 4 === 3 && value > 0).length;
      }, columns);
    await expect.poll(() => inkIn('all')).toBeGreaterThan(0);
    expect(await inkIn('first')).toBe(0);
  });
}
