import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { personalCopyMessages } from '#shared/messages/personal-copy-messages.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { listSessions } from '../accounts/list-sessions.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Store } from '../store.ts';
import { copyOfAccountRows } from './copy-of-account-rows.ts';
import { copyOfContacts, copyOfEmail } from './copy-of-contacts.ts';
import { copyOfOrders } from './copy-of-orders.ts';
import { copyOfStaff } from './copy-of-staff.ts';

/**
 * Everything the shop keeps about an account's person, as JSON that people can read and programs can use: the copy to which
 * Law 2024/017 gives a right. It leaves out secrets and the shop's remarks on orders; tests/contract/places-of-persons.ts lists what
 * else it leaves out, and why.
 */
export async function exportPersonalData(
  { db, clock, settings }: Pick<Store, 'db' | 'clock' | 'settings'>,
  user: CurrentUser,
): Promise<{ fileName: string; text: string }> {
  const now = clock.now();
  const account = await findAccount(db, user.id);
  const { verifyEmail, confirmedMobile, ...shown } = account;
  const email = verifyEmail ? account.email : null;
  const person = { userId: user.id, email, mobile: confirmedMobile };
  const [rows, orders, sessions, contacts, byEmail, staff] = await Promise.all([
    copyOfAccountRows(db, user.id),
    copyOfOrders(db, user.id),
    listSessions(db, user, now),
    copyOfContacts(db, person),
    email === null ? undefined : copyOfEmail(db, email),
    copyOfStaff(db, person),
  ]);
  const data = {
    about: personalCopyMessages[account.language],
    shop: settings.name,
    writtenAt: now,
    account: {
      ...shown,
      ...{ email: mailboxOf(account.email), emailProven: verifyEmail, mobileProven: confirmedMobile },
    },
    ...rows,
    orders,
    devices: sessions.map(({ id: _, ...session }) => session),
    ...contacts,
    ...byEmail,
    staff,
  };
  return {
    fileName: `my-data-${shopDayOf(now)}.json`,
    text: `${JSON.stringify(data, null, 2)}\n`,
  };
}

function findAccount(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .select([
      'name',
      'email',
      'mobile',
      'language',
      'avatar',
      'verifyEmail',
      'confirmedMobile',
      'createdAt',
      'updatedAt',
      'lastLoginAt',
      'acceptedTextsOf',
      'acceptedTextsAt',
      sql<object | null>`(select json_build_object('note', n.note, 'tags', n.tags, 'at', n.written_at)
        from customer_notes n where n.user_id = users.id)`.as('noteOfTheShop'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
