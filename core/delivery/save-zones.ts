import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import type { AuditFacts } from '#shared/audit.ts';
import { nameOfRegion, plain } from '#shared/cameroon-places.ts';
import type { ZonePlace } from '#shared/delivery.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChanges } from '../audit/record-change.ts';
import { newCatalogueId } from '../ids.ts';
import { listZones, versionOf, type Zone } from './zone-queries.ts';

export type SaveZones = {
  /** All zones as they should be, in this order; a new one has an empty id. */
  zones: readonly Zone[];
  /** The version of the list that was shown. */
  seenVersion: string;
};

/** Saves the whole list at once: added, changed, switched off, reordered and removed zones. Sending it twice changes nothing more. */
export function saveZones(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { zones: wanted, seenVersion }: SaveZones,
): Promise<Outcome<Zone[], 'INVALID_FIELDS' | 'ZONES_CHANGED'>> {
  const at = clock.now();
  return transaction(db, async (tx) => {
    await sql`lock table delivery_zones in share row exclusive mode`.execute(tx);
    const before = await listZones(tx);
    if (versionOf(before) !== seenVersion) return refuse('ZONES_CHANGED');
    if (new Set(wanted.map(keyOf)).size < wanted.length) {
      return refuse('INVALID_FIELDS', { fields: { city: 'taken' } });
    }
    const known = new Map(before.map((zone) => [zone.id, zone]));
    const zones = wanted.map((zone) => ({ ...zone, id: known.has(zone.id) ? zone.id : newCatalogueId() }));
    await tx.deleteFrom('deliveryZones').execute();
    if (zones.length > 0) {
      await tx
        .insertInto('deliveryZones')
        .values(zones.map((zone, position) => ({ ...zone, position })))
        .execute();
    }
    const kept = new Set(zones.map(({ id }) => id));
    const by = { actorId: staff.id, kind: 'zone', at } as const;
    await recordChanges(tx, [
      ...zones.map((zone) => {
        const earlier = known.get(zone.id);
        return {
          ...by,
          action: earlier ? ('changed' as const) : ('added' as const),
          ...{ subjectId: zone.id, subjectName: nameOf(zone) },
          ...(earlier ? { before: factsOf(earlier) } : {}),
          after: factsOf(zone),
        };
      }),
      ...before
        .filter(({ id }) => !kept.has(id))
        .map((zone) => ({
          ...by,
          action: 'deleted' as const,
          ...{ subjectId: zone.id, subjectName: nameOf(zone), before: factsOf(zone) },
        })),
    ]);
    return succeed(await listZones(tx));
  });
}

function keyOf({ region, city, quarter }: ZonePlace): string {
  return [city === '' ? region : '', plain(city), plain(quarter)].join('/');
}

function nameOf({ region, city, quarter }: ZonePlace): string {
  if (city !== '') return [city, quarter].filter(Boolean).join(', ');
  return region === '' ? '*' : nameOfRegion(region, 'fr');
}

function factsOf({ fee, freeFrom, daysFrom, daysTo, beforeHour, takesCash, isActive }: Zone): AuditFacts {
  const days = [`${daysFrom}-${daysTo}`, ...(beforeHour === null ? [] : [`${beforeHour} h`])];
  return { fee, freeFrom, days, takesCash, isActive };
}
