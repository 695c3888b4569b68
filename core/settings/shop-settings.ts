import type { Database } from '#db/client.ts';
import type { SettingValues } from '#shared/settings.ts';
import { defaultValues, readSettings } from './setting-queries.ts';

/** What the owner has set, for every process: remembered between two changes where changes are received. */
export type ShopSettings = {
  read: () => Promise<SettingValues>;
  /** As they were read last, for what cannot wait: a process that receives changes reads them again at each one. */
  known: () => SettingValues;
  /** Set by the environment, whatever was saved. */
  fixed: Partial<SettingValues>;
  change: (tags: Iterable<string>) => void;
  doubt: () => void;
  trust: () => void;
};

export function createShopSettings(db: Database, fixed: Partial<SettingValues> = {}): ShopSettings {
  let remembered: Promise<SettingValues> | undefined;
  let isTrusted = false;
  let known: SettingValues = { ...defaultValues, ...fixed };
  let begun = 0;
  let newest = 0;

  async function readNow(): Promise<SettingValues> {
    begun += 1;
    const turn = begun;
    const values = { ...(await readSettings(db)), ...fixed };
    // A read that began earlier may end later.
    if (turn > newest) {
      newest = turn;
      known = values;
    }
    return values;
  }

  function read(): Promise<SettingValues> {
    if (!isTrusted) return readNow();
    remembered ??= readNow().catch((error: unknown) => {
      remembered = undefined;
      throw error;
    });
    return remembered;
  }

  /** Where it fails, the next one who reads meets the failure. */
  function readAhead(): void {
    read().catch(() => undefined);
  }

  return {
    fixed,
    read,
    known: () => known,
    change(tags) {
      for (const tag of tags) {
        if (tag !== 'settings' && tag !== 'everything') continue;
        remembered = undefined;
        if (isTrusted) readAhead();
        return;
      }
    },
    doubt() {
      isTrusted = false;
      remembered = undefined;
    },
    trust() {
      remembered = undefined;
      isTrusted = true;
      readAhead();
    },
  };
}
