import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { AuditValue } from '#shared/audit.ts';
import { isCategoryCalled } from '#shared/category-called.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import {
  isTaken,
  methodSettings,
  type SettingKey,
  type SettingValue,
  type SettingValues,
  settingKeys,
} from '#shared/settings.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChanges } from '../audit/record-change.ts';
import { listSettings, readSettings, type Setting } from './setting-queries.ts';
import { readNames } from './shop-facts.ts';

type SavingStore = Pick<Store, 'db' | 'clock' | 'shopSettings' | 'payments' | 'phoneGateways'>;
export type SaveSettings = { [K in SettingKey]?: SettingValues[K] | undefined };

/** Saves the given settings, with each change in the audit log; refuses settings that the environment sets. */
export async function saveSettings(
  { db, clock, shopSettings, payments, phoneGateways }: SavingStore,
  staff: Pick<CurrentUser, 'id'>,
  typed: SaveSettings,
): Promise<Outcome<Setting[], 'INVALID_FIELDS'>> {
  const outcome = await transaction(db, async (tx) => {
    // Simultaneous saves wait for each other, so that each entry of the log has the right previous value.
    await sql`lock table settings in share row exclusive mode`.execute(tx);
    const before = { ...(await readSettings(tx)), ...shopSettings.fixed };
    const wanted = settingKeys.flatMap((key) => {
      const value = typed[key];
      return value === undefined || isSame(before[key], value) ? [] : [{ key, value }];
    });
    const fixed = wanted.filter(({ key }) => shopSettings.fixed[key] !== undefined);
    if (fixed.length > 0) {
      return refuse('INVALID_FIELDS', {
        fields: Object.fromEntries(fixed.map(({ key }) => [key, 'setElsewhere'])),
      });
    }
    const after: SettingValues = {
      ...before,
      ...Object.fromEntries(wanted.map(({ key, value }) => [key, value])),
    };
    const switchedOff = wanted.filter(({ key, value }) => methodKeys.has(key) && value === false);
    if (switchedOff.length > 0 && !canBePaid(payments, after)) {
      return refuse('INVALID_FIELDS', {
        fields: Object.fromEntries(switchedOff.map(({ key }) => [key, 'oneMethod'])),
      });
    }
    if (
      wanted.some(({ key, value }) => key === 'sendsTexts' && value === true) &&
      !reachPhones(phoneGateways)
    ) {
      return refuse('INVALID_FIELDS', { fields: { sendsTexts: 'noGateway' } });
    }
    const arrivals = wanted.find(({ key }) => key === 'newArrivalCategories');
    if (arrivals && !(await areCategories(tx, readNames(String(arrivals.value))))) {
      return refuse('INVALID_FIELDS', { fields: { newArrivalCategories: 'noSuchCategory' } });
    }
    const at = clock.now();
    if (wanted.length > 0) {
      await tx
        .insertInto('settings')
        .values(
          wanted.map(({ key, value }) => ({
            ...{ key, value: JSON.stringify(value) },
            ...{ changedAt: at, changedBy: staff.id },
          })),
        )
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            value: eb.ref('excluded.value'),
            changedAt: eb.ref('excluded.changedAt'),
            changedBy: eb.ref('excluded.changedBy'),
          })),
        )
        .execute();
    }
    await recordChanges(
      tx,
      wanted.map(({ key, value }) => ({
        ...({ actorId: staff.id, kind: 'setting', action: 'changed', at } as const),
        ...{ subjectId: key, subjectName: key },
        ...{ before: { value: auditValue(before[key]) }, after: { value: auditValue(value) } },
      })),
    );
    return succeed(await listSettings(tx, shopSettings));
  });
  // This process reads the new values before it answers; the others are notified.
  shopSettings.change(['settings']);
  await shopSettings.read();
  return outcome;
}

const methodKeys: ReadonlySet<SettingKey> = new Set(Object.values(methodSettings));

/** Whether at least one way to pay is on and works: cash, or a method with a provider. */
function canBePaid(payments: Store['payments'], values: SettingValues): boolean {
  return values.takesCash || payments.some(({ method }) => isTaken(method, values));
}

/** Whether all names are categories: a wrong name would silently drop its row from the page. */
async function areCategories(tx: Transaction, names: readonly string[]): Promise<boolean> {
  const all = await tx.selectFrom('categories').select(['name', 'nameFr']).execute();
  return names.every((typed) => all.some((category) => isCategoryCalled(category, typed)));
}

/** Whether a gateway reaches phones: without one, messages would wait in a folder while the owner believes them sent. */
function reachPhones(gateways: Store['phoneGateways']): boolean {
  return Object.values(gateways).some((gateway) => gateway?.reachesPhones);
}

function isSame(one: SettingValue, other: SettingValue): boolean {
  return JSON.stringify(auditValue(one)) === JSON.stringify(auditValue(other));
}

function auditValue(value: SettingValue): AuditValue {
  return typeof value === 'object' ? [`en: ${value.en}`, `fr: ${value.fr}`] : value;
}
