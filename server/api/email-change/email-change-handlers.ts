import { confirmEmailChange } from '#core/accounts/confirm-email-change.ts';
import { undoEmailChange } from '#core/accounts/undo-email-change.ts';
import type { NounHandlers } from '../handler.ts';

export const emailChangeHandlers: NounHandlers<'emailChange'> = {
  confirm: async ({ store }, { token }) => {
    const confirmed = await confirmEmailChange(store, token);
    return confirmed.ok ? { message: 'emailConfirmed', data: null } : confirmed;
  },

  undo: async ({ store }, { token }) => {
    const undone = await undoEmailChange(store, token);
    if (!undone.ok) return undone;
    const { email, grant } = undone.value;
    if (grant === undefined) return { message: 'emailKeptOut', data: { email, resetToken: null } };
    return { message: 'emailKept', data: { email, resetToken: grant }, grantCookie: grant };
  },
};
