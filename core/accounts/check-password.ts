import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { dummyHash, isPasswordOf } from './passwords.ts';

/**
 * The hash of the password, if the password is right. The change that follows compares it again, so that a reset made
 * meanwhile wins.
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

/** An account opened with a phone number has none until its person chooses one, and one that was deleted meanwhile has none any more. */
export async function hasPassword(store: Pick<Store, 'db'>, user: CurrentUser): Promise<boolean> {
  const passwordHash = await findHash(store, user);
  return passwordHash !== undefined && passwordHash !== dummyHash;
}

/** Undefined where the account was deleted since the request came in. */
async function findHash({ db }: Pick<Store, 'db'>, { id }: CurrentUser): Promise<string | undefined> {
  const found = await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirst();
  return found?.passwordHash;
}
