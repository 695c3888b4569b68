import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { isRegion } from '#shared/cameroon-places.ts';
import type { DeliveryZone } from '#shared/delivery.ts';

export type Zone = DeliveryZone & { id: string; isActive: boolean };

/** All zones in the owner's order, including those that are switched off. */
export async function listZones(db: Database): Promise<Zone[]> {
  const rows = await selectZones(db).execute();
  return rows.map(withRegion);
}

/** The zones that are switched on, in the owner's order. */
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

/** A version that differs after each change; a save names the version of the list that was shown. */
export function versionOf(zones: readonly Zone[]): string {
  return createHash('sha256').update(JSON.stringify(zones)).digest('hex').slice(0, 16);
}
