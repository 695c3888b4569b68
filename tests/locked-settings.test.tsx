import { expect, test } from 'vitest';
import { SettingField } from '#app/admin/settings/setting-field.tsx';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { readEnv } from '#server/env.ts';
import { storeVariables } from '#server/env-store-facts.ts';
import type { SettingView } from '#shared/contract/settings.ts';
import { endpoints } from '#shared/endpoints.ts';
import { describeSetting, settingKeys } from '#shared/settings.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';

const day = { days: { en: 'Saturday', fr: 'Samedi' }, hours: { en: '9:00-17:00', fr: '9 h – 17 h' } };

const given: Record<string, string> = {
  STORE_NAME: 'Belle',
  STORE_PHONE: '+237699112233',
  STORE_WHATSAPP_URL: 'https://wa.me/237699112233',
  STORE_EMAIL: 'belle@example.com',
  STORE_ADDRESS: 'Rue de la Joie, Douala',
  STORE_TOWN: 'Edéa',
  STORE_OFFICE_HOURS_EN: 'Mornings',
  STORE_OFFICE_HOURS_FR: 'Le matin',
  STORE_SHOP_HOURS: JSON.stringify([day]),
  STORE_NIU: 'M012345678901A',
  STORE_RCCM: 'RC/DLA/2026/B/00001',
  STORE_FACEBOOK_URL: 'https://example.com/facebook',
  STORE_INSTAGRAM_URL: 'https://example.com/instagram',
  STORE_TIKTOK_URL: 'https://example.com/tiktok',
  STORE_YOUTUBE_URL: 'https://example.com/youtube',
  STORE_GOOGLE_PLAY_URL: 'https://example.com/play',
  STORE_APP_STORE_URL: 'https://example.com/apps',
  STORE_NEW_ARRIVAL_CATEGORIES: 'Hair,Lips',
  STORE_MTN_APPROVAL_CODE: '*127#',
  STORE_ORANGE_APPROVAL_CODE: '#151#',
  MAIL_FROM: 'Belle <colis@example.com>',
  ORDER_TEXTS: 'on',
};

const withVariable = settingKeys.filter((key) => describeSetting(key).variables !== undefined);

test('each variable of the store’s facts is that of a setting', () => {
  const named = [...new Set(settingKeys.flatMap((key) => describeSetting(key).variables ?? []))];
  expect(named.toSorted()).toEqual(Object.keys(storeVariables).toSorted());
  expect(Object.keys(given).toSorted()).toEqual([...named].toSorted());
});

test('a setting of each variable that is set is shown locked, with the name of the variable, and cannot be saved', async () => {
  const { fixedSettings } = readEnv(given);
  const shop = await testShop();
  const locked = await testShop({
    overrides: { shopSettings: createShopSettings(shop.store.db, fixedSettings) },
    on: { db: shop.store.db, connectionString: shop.connectionString },
  });
  const options = { token: await shop.logInAs(await makeAdmin(shop.store)) };
  const settings = (await locked.call(endpoints.settings.get, {}, options)).body.data;
  expect(withVariable.length).toBeGreaterThan(12);
  expect(settings.filter(({ isFixed }) => isFixed).map(({ key }) => key)).toEqual(withVariable);
  for (const setting of settings.filter(({ isFixed }) => isFixed)) {
    const html = renderInShell(<SettingField setting={setting} />);
    const controls = html.match(/<(input|textarea)\b[^>]*>/g) ?? [];
    expect(controls.length, setting.key).toBeGreaterThan(0);
    for (const control of controls) expect(control, setting.key).toMatch(/ disabled\b/);
    for (const variable of setting.variables) expect(html).toContain(variable);
    const typed =
      typeof setting.value === 'object' ? { en: 'Other: one', fr: 'Autre : un' } : anotherOf(setting);
    const refused = await locked.call(endpoints.settings.save, { [setting.key]: typed }, options);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, [setting.key]]);
  }
});

function anotherOf({ key, value }: SettingView): string | boolean {
  switch (describeSetting(key).kind) {
    case 'switch':
      return value !== true;
    case 'email':
      return 'autre@example.com';
    case 'phone':
      return '+237699112244';
    case 'link':
      return 'https://example.com/other';
    default:
      return 'Other';
  }
}
