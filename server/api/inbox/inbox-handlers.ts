import { answerMessage } from '#core/contact/answer-message.ts';
import { listMessages } from '#core/contact/inbox.ts';
import { moveMessage } from '#core/contact/move-message.ts';
import type { NounHandlers } from '../handler.ts';

export const inboxHandlers: NounHandlers<'inbox'> = {
  async list({ store }, wanted) {
    const { messages, ...beside } = await listMessages(store.db, wanted);
    return { message: 'done', data: messages, beside };
  },
  async setState({ store, user }, wanted) {
    const outcome = await moveMessage(store, user, wanted);
    return outcome.ok ? { message: 'messageStateChanged', data: outcome.value } : outcome;
  },
  async answer({ store, user }, wanted) {
    const outcome = await answerMessage(store, user, wanted);
    return outcome.ok ? { message: 'messageAnswered', data: outcome.value } : outcome;
  },
};
