import { subscribe } from '#core/newsletter/subscribe.ts';
import { unsubscribe } from '#core/newsletter/unsubscribe.ts';
import type { NounHandlers } from '../handler.ts';

export const newsletterHandlers: NounHandlers<'newsletter'> = {
  async subscribe({ store, language }, { email }) {
    const outcome = await subscribe(store, { email, language });
    return outcome.ok ? { message: 'newsletterJoined', data: null } : outcome;
  },
  async unsubscribe({ store }, { token }) {
    const outcome = await unsubscribe(store, token);
    return outcome.ok ? { message: 'newsletterLeft', data: null } : outcome;
  },
};
