import { ApiError } from '#shared/api-error.ts';
import type { Account, AccountParts, createAccount } from './account.ts';

export type LoadAccount = () => Promise<typeof createAccount>;

export type AccountLoader = {
  /** Rejects like a call that got no answer (status 0); it may be called again. */
  load: () => Promise<Account>;
  /** Undefined until it is loaded. It is always loaded before a shopper counts as a user. */
  loaded: () => Account | undefined;
};

export function createAccountLoader(loadCode: LoadAccount, parts: AccountParts): AccountLoader {
  let account: Account | undefined;

  async function load(): Promise<Account> {
    try {
      const create = await loadCode();
      account ??= create(parts);
      return account;
    } catch (failure) {
      console.warn('What a user needs could not be loaded', failure);
      throw new ApiError(0, { message: parts.texts().networkDown });
    }
  }

  return { load, loaded: () => account };
}
