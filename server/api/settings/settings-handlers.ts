import { saveSettings } from '#core/settings/save-settings.ts';
import { listSettings } from '#core/settings/setting-queries.ts';
import type { NounHandlers } from '../handler.ts';

export const settingsHandlers: NounHandlers<'settings'> = {
  async get({ store }) {
    return { message: 'done', data: await listSettings(store.db, store.shopSettings) };
  },

  async save({ store, user }, typed) {
    const outcome = await saveSettings(store, user, typed);
    return outcome.ok ? { message: 'settingsSaved', data: outcome.value } : outcome;
  },
};
