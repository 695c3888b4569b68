import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { settingSchema } from '#shared/contract/settings.ts';
import {
  describeSetting,
  isSettingKey,
  type SettingKey,
  type SettingValue,
  type SettingValues,
  settingDescriptions,
  settingKeys,
} from '#shared/settings.ts';
import type { ShopSettings } from './shop-settings.ts';

export type Setting = {
  key: SettingKey;
  value: SettingValue;
  isFixed: boolean;
  variables: string[];
  changedAt: Date | null;
  changedBy: string | null;
};

/** All settings: the saved value, or the default. */
export async function readSettings(db: Database | Transaction): Promise<SettingValues> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const saved = rows.flatMap(({ key, value }) => (isSettingKey(key) ? [[key, usableValue(key, value)]] : []));
  return { ...defaultValues, ...Object.fromEntries(saved) };
}

/** A saved value that the current limits no longer allow counts as never saved. */
function usableValue(key: SettingKey, saved: unknown): SettingValue {
  const parsed = settingSchema(describeSetting(key)).safeParse(saved);
  return parsed.success ? parsed.data : defaultValues[key];
}

// Each key gets the default from its own description, so the types match.
export const defaultValues = Object.fromEntries(
  Object.entries(settingDescriptions).map(([key, { byDefault }]) => [key, byDefault]),
) as SettingValues;

export async function listSettings(
  db: Database | Transaction,
  { fixed }: Pick<ShopSettings, 'fixed'>,
): Promise<Setting[]> {
  const values: SettingValues = { ...(await readSettings(db)), ...fixed };
  const changes = await db
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.changedBy')
    .select(['settings.key', 'settings.changedAt', 'users.name as changedBy'])
    .execute();
  const changeOf = new Map(changes.map((change) => [change.key, change]));
  return settingKeys.map((key) => ({
    key,
    value: values[key],
    isFixed: fixed[key] !== undefined,
    variables: fixed[key] === undefined ? [] : [...(describeSetting(key).variables ?? [])],
    changedAt: changeOf.get(key)?.changedAt ?? null,
    changedBy: changeOf.get(key)?.changedBy ?? null,
  }));
}
