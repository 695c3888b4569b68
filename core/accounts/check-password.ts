import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { dummyHash, isPasswordOf } from './passwords.ts';

/**
 * The hash of the password if the password is right. The change that follows compares the hash again, so that a reset made meanwhile
 * wins.
 */
export async function findCheckedHash(
  store: Pick<Store, 'db'>,
  user: CurrentUser,
  password: string,
): Promise<string | undefined> {
  if (password === '') return undefined;
  const passwordHash = await findHash(store, user);
  if (passwordHash === undefined) return undefined;
  return (await isPasswordOf(passwordHash, password)) ? passwordHash : undefined;
}

/** False for an account opened with a phone number until its owner chooses a password, and for one that was deleted meanwhile. */
export async function hasPassword(store: Pick<Store, 'db'>, user: CurrentUser): Promise<boolean> {
  const passwordHash = await findHash(store, user);
  return passwordHash !== undefined && passwordHash !== dummyHash;
}

/** The stored hash; undefined if the account was deleted since the request came in. */
async function findHash({ db }: Pick<Store, 'db'>, { id }: CurrentUser): Promise<string | undefined> {
  const found = await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirst();
  return found?.passwordHash;
}
