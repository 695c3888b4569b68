import type { Database } from '#db/client.ts';
import type { SettingValues } from '#shared/settings.ts';
import { readSettings } from './setting-queries.ts';

/** What the owner has set, for every process: remembered between two changes where changes are received. */
export type ShopSettings = {
  read: () => Promise<SettingValues>;
  /** Set by the environment, whatever was saved. */
  fixed: Partial<SettingValues>;
  change: (tags: Iterable<string>) => void;
  doubt: () => void;
  trust: () => void;
};

export function createShopSettings(db: Database, fixed: Partial<SettingValues> = {}): ShopSettings {
  let remembered: Promise<SettingValues> | undefined;
  let isTrusted = false;

  const readNow = async () => ({ ...(await readSettings(db)), ...fixed });

  return {
    fixed,
    read() {
      if (!isTrusted) return readNow();
      remembered ??= readNow().catch((error: unknown) => {
        remembered = undefined;
        throw error;
      });
      return remembered;
    },
    change(tags) {
      for (const tag of tags) if (tag === 'settings' || tag === 'everything') remembered = undefined;
    },
    doubt() {
      isTrusted = false;
      remembered = undefined;
    },
    trust() {
      remembered = undefined;
      isTrusted = true;
    },
  };
}
