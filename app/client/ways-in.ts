import type { ShopperApi } from '#shared/contract/contract.ts';
import type { CodeChannel } from '#shared/phone-messages.ts';
import type { GuestMerge } from './guest-merge.ts';
import { endLeftSessions } from './left-sessions.ts';
import { leftSessionsWith, sessionOf } from './session-of.ts';
import type { ShopStore } from './shop-state.ts';
import { type ShopStorage, storageKeys } from './storage.ts';

/**
 * Opens sessions, by a password or by a phone. The server takes a while to answer: where another tab has logged in meanwhile, this
 * one follows it.
 */
export type WaysIn = {
  logIn: (session: Entered, credentials: Credentials) => Promise<string>;
  openByPhone: (session: Entered, person: PhonePerson) => Promise<PhoneOpening>;
  logInByPhone: (session: Entered, code: PhoneCode) => Promise<string>;
};

/** How this tab continues once a session is stored. */
type Entered = {
  /** The session was stored by another tab. */
  followStored: () => Promise<void>;
  /** The session was stored by this tab. */
  enterStored: () => Promise<void>;
};

export type Credentials = { email: string; password: string; code?: string };

export type PhonePerson = Parameters<ShopperApi['phoneAccount']['open']>[0];

/** The id of the code that was sent, and how it was sent; both are null where there is a session. */
export type PhoneOpening = { message: string; codeId: string | null; channel: CodeChannel | null };

export type PhoneCode = Parameters<ShopperApi['phoneAccount']['logIn']>[0];

type Tokens = { accessToken: string; refreshToken: string };

type WaysInParts = { shop: ShopStore; storage: ShopStorage; api: ShopperApi; merge: GuestMerge };

export function createWaysIn({ shop, storage, api, merge }: WaysInParts): WaysIn {
  const storedSession = () => sessionOf(storage.readText(storageKeys.refreshToken));

  /**
   * Stores the tokens and enters the session. `before` is the session that was stored when the call was made; `tokens`
   * is null where a code has to be entered first.
   */
  async function enter(session: Entered, tokens: Tokens | null, before: string | undefined): Promise<void> {
    const stored = storedSession();
    // Another tab was faster: the guest's data is in the account that it opened, and further taps are on their way there.
    if (stored !== undefined && stored !== before) {
      if (tokens) endUnused(tokens);
      return session.followStored();
    }
    if (tokens === null) return;
    storage.writeText(storageKeys.accessToken, tokens.accessToken);
    storage.writeText(storageKeys.refreshToken, tokens.refreshToken);
    await session.enterStored();
  }

  /** Ends a session that is not used; without a network the next visit does it. */
  function endUnused({ refreshToken }: Tokens): void {
    const known = storage.readText(storageKeys.leftSessions);
    storage.writeText(storageKeys.leftSessions, leftSessionsWith(known, sessionOf(refreshToken)));
    void endLeftSessions({ api, storage });
  }

  return {
    logIn: async (session, credentials) => {
      const before = storedSession();
      const { data, message } = await api.user.login(credentials);
      await enter(session, { accessToken: data.accesstoken, refreshToken: data.refreshToken }, before);
      return message;
    },
    openByPhone: async (session, person) => {
      await session.followStored();
      if (shop.get().session === 'user' && !shop.get().isLoginDue)
        return { message: '', codeId: null, channel: null };
      const before = storedSession();
      const { data, message } = await api.phoneAccount.open(person);
      const enterQuietly = () => {
        merge.sayNothing();
        return session.enterStored();
      };
      await enter({ ...session, enterStored: enterQuietly }, data.tokens, before);
      return { message, codeId: data.codeId, channel: data.channel };
    },
    logInByPhone: async (session, code) => {
      const before = storedSession();
      const { data, message } = await api.phoneAccount.logIn(code);
      await enter(session, data, before);
      return message;
    },
  };
}
