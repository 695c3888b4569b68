import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { startOfShopDay } from '#shared/shop-day.ts';

export type Handover = {
  id: number;
  /** What the office counted. */
  amount: number;
  /** The cash in the rider's hand according to the books. */
  inHand: number;
  note: string;
  countedBy: string | null;
  at: Date;
  /** The rider's answer; null until it is given. */
  confirmed: { amount: number; note: string; isInPresence: boolean; at: Date } | null;
};

/** The hand-overs that this rider is asked to confirm, oldest first; then those confirmed today. */
export async function listHandovers(db: Database, riderId: string, today: string): Promise<Handover[]> {
  const { rows } = await sql<
    Omit<Handover, 'confirmed'> & {
      saidAmount: number | null;
      saidNote: string | null;
      isInPresence: boolean | null;
      saidAt: Date | null;
    }
  >`
    select entry.id, entry.amount, entry.in_hand, entry.note, users.name as counted_by, entry.created_at as at,
      said.amount as said_amount, said.note as said_note, said.is_in_presence, said.confirmed_at as said_at
    from cash_handovers as entry
    left join handover_confirmations as said on said.handover_id = entry.id
    left join users on users.id = entry.actor_id
    where entry.rider_id = ${riderId} and entry.takes_back is null and entry.in_hand is not null
      and (said.confirmed_at is null or said.confirmed_at >= ${startOfShopDay(today)})
      and not exists (select from cash_handovers as later where later.takes_back = entry.id)
    order by said.confirmed_at is not null, entry.created_at, entry.id
    limit 50
  `.execute(db);
  return rows.map(({ saidAmount, saidNote, isInPresence, saidAt, ...entry }) => ({
    ...entry,
    confirmed:
      saidAmount === null || saidAt === null
        ? null
        : { amount: saidAmount, note: saidNote ?? '', isInPresence: isInPresence === true, at: saidAt },
  }));
}
