import { expect, test } from 'vitest';
import { saveSettings } from '#core/settings/save-settings.ts';
import { testShop } from '#tests/support/app.ts';
import { openBeside } from '#tests/support/kept-shop.ts';
import { makeAdmin } from '#tests/support/make.ts';

const shop = await testShop({ keepsLimits: true });
const other = await openBeside(shop, { keepsLimits: true });
const owner = await makeAdmin(shop.store);

test('a setting is read once, and what is saved in another process holds within a second', async () => {
  const { store } = other;
  expect(await store.shopSettings.read()).toMatchObject({ piecesPerOrder: 150 });

  await saveSettings(shop.store, owner, { piecesPerOrder: 20 });

  await other.withinASecond(() => store.shopSettings.read()).toMatchObject({ piecesPerOrder: 20 });
  const first = store.shopSettings.read();
  expect(store.shopSettings.read()).toBe(first);
});

test('while changes are not received, a setting is read anew each time', async () => {
  const { store, line } = other;
  line.cut();
  await expect.poll(() => other.kept().isTrusted).toBe(false);
  line.mend();
  await saveSettings(shop.store, owner, { piecesPerOrder: 30 });
  await expect.poll(() => store.shopSettings.read()).toMatchObject({ piecesPerOrder: 30 });
});

test('another name and phone are on kept pages, and in what another process writes, within a second', async () => {
  await expect.poll(() => other.kept().isTrusted).toBe(true);
  expect((await other.see('/contact')).text).toContain('Ndolo Beauty');
  const made = other.rendered.length;
  await other.see('/contact');
  expect(other.rendered.length).toBe(made);

  await saveSettings(shop.store, owner, { shopName: 'Belle Douala', shopPhone: '+237699112233' });

  expect(shop.store.settings).toMatchObject({
    name: 'Belle Douala',
    phone: '+237699112233',
    whatsApp: '+237699112233',
    social: { whatsapp: 'https://wa.me/237699112233' },
  });
  await other.withinASecond(async () => (await other.see('/contact')).text).toContain('Belle Douala');
  await other.withinASecond(async () => other.store.settings.phone).toBe('+237699112233');
});
