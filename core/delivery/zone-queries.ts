import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { isRegion } from '#shared/cameroon-places.ts';
import type { DeliveryZone } from '#shared/delivery.ts';

export type Zone = DeliveryZone & { id: string; isActive: boolean };

/** All of them in the owner's order, those that are switched off included. */
export async function listZones(db: Database): Promise<Zone[]> {
  const rows = await selectZones(db).execute();
  return rows.map(withRegion);
}

/** Those that hold now. */
export async function listActiveZones(db: Database): Promise<Zone[]> {
  const rows = await selectZones(db).where('isActive', '=', true).execute();
  return rows.map(withRegion);
}

function selectZones(db: Database) {
  return db
    .selectFrom('deliveryZones')
    .modifyFront(prepared)
    .select(['id', 'region', 'city', 'quarter', 'fee', 'freeFrom', 'daysFrom', 'daysTo'])
    .select(['beforeHour', 'lastOrderHour', 'takesCash', 'isActive'])
    .orderBy('position')
    .orderBy('id');
}

function withRegion<Row extends { region: string }>({ region, ...row }: Row) {
  return { ...row, region: isRegion(region) ? region : ('' as const) };
}

/** Another one after each change: who saves says which list was shown. */
export function versionOf(zones: readonly Zone[]): string {
  return createHash('sha256').update(JSON.stringify(zones)).digest('hex').slice(0, 16);
}
