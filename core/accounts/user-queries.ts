import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Role } from '#shared/access.ts';
import type { Language } from '#shared/language.ts';
import { findPendingEmail } from './email-change-queries.ts';
import { dummyHash } from './passwords.ts';

export type UserDetails = {
  id: string;
  name: string;
  email: string;
  /** The e-mail address that waits to be confirmed. */
  pendingEmail: string | null;
  avatar: string;
  mobile: string;
  verifyEmail: boolean;
  hasPassword: boolean;
  lastLoginAt: Date | null;
  status: string;
  role: Role;
  roleSince: Date;
  hasSecondFactor: boolean;
  language: Language;
  addressIds: string[];
  cartItemIds: string[];
  orderIds: string[];
};

/** The user with the ids of what belongs to them (decision 6). */
export async function getUserDetails(db: Database, userId: string, now: Date): Promise<UserDetails> {
  const row = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'avatar',
      'mobile',
      'verifyEmail',
      'lastLoginAt',
      'status',
      'role',
      'roleSince',
      'language',
      sql<boolean>`password_hash <> ${dummyHash}`.as('hasPassword'),
      sql<boolean>`exists (
        select from second_factors f where f.user_id = users.id and f.confirmed_at is not null
      )`.as('hasSecondFactor'),
      sql<string[]>`array(select a.id from addresses a where a.user_id = users.id and a.is_active
        order by a.sequence)`.as('addressIds'),
      sql<string[]>`array(select c.id from cart_items c where c.user_id = users.id
        order by c.sequence)`.as('cartItemIds'),
      sql<string[]>`array(select o.id from orders o where o.user_id = users.id
        order by o.sequence desc limit 100)`.as('orderIds'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    pendingEmail: (await findPendingEmail(db, userId, now)) ?? null,
  };
}

export function findAccountByEmail(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'passwordHash', 'status', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
}
