import {
  confirmCartMails,
  readCartMailState,
  setCartMails,
  stopCartMails,
} from '#core/cart-mails/cart-mail-consent.ts';
import type { NounHandlers } from '../handler.ts';

export const cartMailsHandlers: NounHandlers<'cartMails'> = {
  async get({ store, user }) {
    return { message: 'done', data: { state: await readCartMailState(store.db, user.id) } };
  },
  async set({ store, user, language }, { isWanted }) {
    const outcome = await setCartMails(store, user, { isWanted, language });
    if (!outcome.ok) return outcome;
    const message = { off: 'cartMailsOff', waiting: 'cartMailsWaiting', on: 'cartMailsOn' } as const;
    return { message: message[outcome.value], data: { state: outcome.value } };
  },
  async confirm({ store }, { token }) {
    const outcome = await confirmCartMails(store, token);
    return outcome.ok ? { message: 'cartMailsOn', data: null } : outcome;
  },
  async stop({ store }, { token }) {
    const outcome = await stopCartMails(store, token);
    return outcome.ok ? { message: 'cartMailsOff', data: null } : outcome;
  },
};
