import { type ContactMessage, listMessages } from '#core/contact/inbox.ts';
import { moveMessage } from '#core/contact/move-message.ts';
import type { MessageView } from '#shared/contract/inbox.ts';
import type { NounHandlers } from '../handler.ts';

export const inboxHandlers: NounHandlers<'inbox'> = {
  async list({ store }, wanted) {
    const { messages, ...beside } = await listMessages(store.db, wanted);
    return { message: 'done', data: messages.map(presentMessage), beside };
  },
  async setState({ store, user }, { _id, state }) {
    const outcome = await moveMessage(store, user, { id: _id, state });
    return outcome.ok ? { message: 'messageStateChanged', data: presentMessage(outcome.value) } : outcome;
  },
};

function presentMessage({ id, stateChangedByName, createdAt, ...message }: ContactMessage): MessageView {
  return {
    _id: id,
    ...message,
    state_changed_by: stateChangedByName,
    createdAt: createdAt.toISOString(),
  };
}
