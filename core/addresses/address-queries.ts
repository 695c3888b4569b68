import type { Database } from '#db/client.ts';

export type Address = {
  id: string;
  userId: string;
  name: string;
  email: string;
  addressLine: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  /** In E.164 form. */
  mobile: string;
  isActive: boolean;
};

export const addressColumns = [
  'id',
  'userId',
  'name',
  'email',
  'addressLine',
  'city',
  'state',
  'country',
  'pincode',
  'mobile',
  'isActive',
] as const;

/** Every address of a user, oldest first, hidden ones included. */
export function listAddresses(db: Database, userId: string): Promise<Address[]> {
  return db
    .selectFrom('addresses')
    .select(addressColumns)
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute();
}

/** The number of a user's addresses, hidden ones included. */
export async function countAddresses(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('addresses')
    .select((fields) => fields.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** An address that can still be used for a delivery; another user's address is not found. */
export function findActiveAddress(
  db: Database,
  wanted: { id: string; userId: string },
): Promise<Address | undefined> {
  return activeAddress(db, wanted).executeTakeFirst();
}

export function activeAddress(db: Database, wanted: { id: string; userId: string }) {
  return db
    .selectFrom('addresses')
    .select(addressColumns)
    .where('id', '=', wanted.id)
    .where('userId', '=', wanted.userId)
    .where('isActive', '=', true);
}
