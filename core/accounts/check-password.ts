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
  const { passwordHash } = await store.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return (await isPasswordOf(passwordHash, password)) ? passwordHash : undefined;
}

/** An account opened with a phone number has none until its person chooses one. */
export async function hasPassword(store: Pick<Store, 'db'>, user: CurrentUser): Promise<boolean> {
  const { passwordHash } = await store.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return passwordHash !== dummyHash;
}
