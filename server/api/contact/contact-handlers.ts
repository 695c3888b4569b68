import { leaveMessage } from '#core/contact/leave-message.ts';
import type { NounHandlers } from '../handler.ts';

export const contactHandlers: NounHandlers<'contact'> = {
  async sendMessage({ store, language }, { consent: _given, ...message }) {
    const outcome = await leaveMessage(store, { ...message, language });
    return outcome.ok ? { message: 'messageSent', data: null } : outcome;
  },
};
