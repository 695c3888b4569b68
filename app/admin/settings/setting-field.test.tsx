import { expect, test } from 'vitest';
import type { SettingView } from '#shared/contract/settings.ts';
import { languages } from '#shared/language.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { describeSetting, settingKeys } from '#shared/settings.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { SettingField } from './setting-field.tsx';

const inBoth = settingKeys.filter((key) => typeof describeSetting(key).byDefault === 'object');

test.each(languages)('the field in the language of the page comes first (%s)', (language) => {
  expect(inBoth.length).toBeGreaterThan(4);
  const other = language === 'fr' ? 'en' : 'fr';
  for (const key of inBoth) {
    const value = describeSetting(key).byDefault;
    const setting: SettingView = {
      ...{ key, value, isFixed: false, variables: [], changedAt: null, changedBy: null },
    };
    const html = renderInShell(<SettingField setting={setting} />, { at: inLanguage('/', language) });
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([`${key}.${language}`, `${key}.${other}`]);
  }
});
