import { expect, onTestFinished, test } from 'vitest';
import { otherBrowsers } from '#tests/support/other-browsers/other-browsers.ts';
import { walkOnce } from '#tests/support/other-browsers/walk-once.ts';
import { startOwnShop } from '#tests/support/own-shop.ts';
import { newWord } from '#tests/support/shelf.ts';

// The browser tests run in Chromium. Here the engines of Firefox and Safari walk through the shop once, where the machine has them.

for (const { name, packages, open } of otherBrowsers()) {
  const isHere = open !== undefined;
  if (!isHere) console.info(`${name} was left out: it is not on this machine (${packages}).`);
  const title = `the owner publishes a photo, a guest orders it, and the order is confirmed, in ${name}`;
  test.skipIf(!isHere)(title, { timeout: 300_000 }, async () => {
    const shop = await startOwnShop();
    onTestFinished(() => shop.close(), 60_000);
    const browser = await open?.();
    if (browser === undefined) return;
    onTestFinished(() => browser.quit(), 60_000);
    console.info(`Walking in ${browser.name}`);
    await walkOnce(browser, shop.url, `${newWord()} Gloss`);
    const statusOfOrder = async () => (await shop.owner.orderDesk.list({})).data[0]?.order_status;
    await expect.poll(statusOfOrder).toBe('Confirmed');
  });
}
