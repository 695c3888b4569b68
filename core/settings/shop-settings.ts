import type { Database } from '#db/client.ts';
import type { SettingValues } from '#shared/settings.ts';
import { defaultValues, readSettings } from './setting-queries.ts';

/** The owner's settings in each process: kept in memory between changes, as long as changes are received. */
export type ShopSettings = {
  read: () => Promise<SettingValues>;
  /** The values last read, for code that cannot wait. A process that receives changes reads them again after each one. */
  known: () => SettingValues;
  /** Values set by the environment, which override saved ones. */
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
    // A read that began earlier may end later, and must not replace newer values.
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

  /** Reads in advance. If that fails, the next `read` tries again and reports the failure. */
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
