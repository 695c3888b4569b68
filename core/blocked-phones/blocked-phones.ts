import { type RawBuilder, sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { maskPhone } from '#shared/phone-format.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { parsePhone } from '../addresses/phone.ts';
import { recordChange } from '../audit/record-change.ts';

export type BlockedPhone = { phone: string; reason: string; blockedAt: Date; blockedBy: string | null };

export function listBlockedPhones(db: Database): Promise<BlockedPhone[]> {
  return db
    .selectFrom('blockedPhones')
    .leftJoin('users', 'users.id', 'blockedPhones.blockedBy')
    .select(['phone', 'reason', 'blockedAt', 'users.name as blockedBy'])
    .orderBy('blockedAt', 'desc')
    .execute();
}

/** Stops online orders with this number. A number that is already blocked gets the new reason. */
export function blockPhone(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { phone: typed, reason }: { phone: string; reason: string },
): Promise<Outcome<BlockedPhone[], 'INVALID_FIELDS'>> {
  return transaction(db, async (tx) => {
    const phone = parsePhone(typed);
    if (phone === undefined) return refuse('INVALID_FIELDS', { fields: { phone: 'phone' } });
    const at = clock.now();
    const row = { reason, blockedAt: at, blockedBy: staff.id };
    await tx
      .insertInto('blockedPhones')
      .values({ phone, ...row })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet(row))
      .execute();
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'blocked_phone', action: 'added', at },
      // The log is kept longer than a shopper's number may be.
      ...{ subjectId: maskPhone(phone), subjectName: maskPhone(phone), after: { note: reason } },
    });
    return succeed(await listBlockedPhones(tx));
  });
}

export function liftPhone(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  phone: string,
): Promise<Outcome<BlockedPhone[], 'BLOCKED_PHONE_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const lifted = await tx
      .deleteFrom('blockedPhones')
      .where('phone', '=', phone)
      .returning('reason')
      .executeTakeFirst();
    if (!lifted) return refuse('BLOCKED_PHONE_NOT_FOUND');
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'blocked_phone', action: 'deleted', at: clock.now() },
      ...{ subjectId: maskPhone(phone), subjectName: maskPhone(phone), before: { note: lifted.reason } },
    });
    return succeed(await listBlockedPhones(tx));
  });
}

/** SQL: whether a number is on the list, or belongs to a blocked customer by profile or by one of their orders. */
export function isPhoneBlocked(phones: readonly string[]): RawBuilder<boolean> {
  const given = sql.join([...new Set(phones)]);
  return sql<boolean>`(
    exists (select from blocked_phones where phone in (${given}))
    or exists (select from users where status = 'Blocked' and mobile <> '' and mobile in (${given}))
    or exists (
      select from orders join users on users.id = orders.user_id
      where orders.phone in (${given}) and users.status = 'Blocked'
    )
  )`;
}
