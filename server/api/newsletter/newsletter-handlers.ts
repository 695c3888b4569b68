import { confirmSubscription } from '#core/newsletter/confirm-subscription.ts';
import { exportSubscribers } from '#core/newsletter/export-subscribers.ts';
import { subscribe } from '#core/newsletter/subscribe.ts';
import { listSubscribers } from '#core/newsletter/subscriber-queries.ts';
import { unsubscribe } from '#core/newsletter/unsubscribe.ts';
import type { NounHandlers } from '../handler.ts';

export const newsletterHandlers: NounHandlers<'newsletter'> = {
  async subscribe({ store, language }, { email }) {
    const outcome = await subscribe(store, { email, language });
    return outcome.ok ? { message: 'newsletterAsked', data: null } : outcome;
  },
  async confirm({ store }, { token }) {
    const outcome = await confirmSubscription(store, token);
    return outcome.ok ? { message: 'newsletterJoined', data: null } : outcome;
  },
  async unsubscribe({ store }, { token }) {
    const outcome = await unsubscribe(store, token);
    return outcome.ok ? { message: 'newsletterLeft', data: null } : outcome;
  },
  async list({ store }, wanted) {
    const { subscribers, ...beside } = await listSubscribers(store.db, wanted);
    return { message: 'done', data: subscribers, beside };
  },
  async export({ store, user, language }) {
    return { contentType: 'text/csv; charset=utf-8', ...(await exportSubscribers(store, user, language)) };
  },
};
