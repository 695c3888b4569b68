import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { EMAIL } from '#shared/email-format.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { parsePhone } from '../addresses/phone.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { DeliveryPlace } from '../orders/change-delivery.ts';

/** A customer who may be on the phone, with earlier delivery addresses. */
export type Caller = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  isBlocked: boolean;
  orderCount: number;
  places: DeliveryPlace[];
};

const callersShown = 5;
const placesShown = 5;

/** Customers with this number in the account, in an address or in an earlier order; or with this e-mail. */
export async function findCallers(
  db: Database,
  search: string,
): Promise<Outcome<Caller[], 'INVALID_FIELDS'>> {
  const email = EMAIL.test(search) ? search : undefined;
  const phone = parsePhone(search);
  if (email === undefined && phone === undefined) {
    return refuse('INVALID_FIELDS', { fields: { search: 'phone' } });
  }
  const found = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'mobile',
      sql<boolean>`status = 'Blocked'`.as('isBlocked'),
      sql<number>`(select count(*)::int from orders where user_id = users.id)`.as('orderCount'),
    ])
    .where('role', '=', 'USER')
    .where('status', '!=', 'Deleted')
    .$if(email !== undefined, (users) => users.where('email', '=', email ?? ''))
    .$if(phone !== undefined, (users) =>
      users.where(
        'id',
        'in',
        sql<string>`(select id from users where mobile = ${phone}
          union select user_id from addresses where mobile = ${phone} and is_active
          union select user_id from orders where phone = ${phone})`,
      ),
    )
    .orderBy('orderCount', 'desc')
    .orderBy('createdAt')
    .limit(callersShown)
    .execute();
  const callers: Caller[] = [];
  for (const user of found) {
    callers.push({ ...user, email: mailboxOf(user.email), places: await listPlaces(db, user.id) });
  }
  return succeed(callers);
}

/** A customer's delivery places: saved addresses first, then those of earlier orders, each once. */
async function listPlaces(db: Database, userId: string): Promise<DeliveryPlace[]> {
  const saved = await db
    .selectFrom('addresses')
    .select(['name', 'addressLine', 'city', 'state', 'country', 'pincode', 'mobile'])
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .orderBy('sequence', 'desc')
    .limit(placesShown)
    .execute();
  const ordered = await db
    .selectFrom('orders')
    .select([
      'deliveryName as name',
      'deliveryAddressLine as addressLine',
      'deliveryCity as city',
      'deliveryState as state',
      'deliveryCountry as country',
      'deliveryPincode as pincode',
      'deliveryMobile as mobile',
    ])
    .where('userId', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(placesShown)
    .execute();
  const places = new Map(
    [...saved, ...ordered].map((place) => [JSON.stringify(Object.values(place)), place] as const),
  );
  return [...places.values()].slice(0, placesShown);
}
