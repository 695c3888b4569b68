import {
  confirmSecondFactor,
  getSecondFactor,
  renewCodes,
  startSecondFactor,
  turnSecondFactorOff,
} from '#core/accounts/second-factor.ts';
import type { NounHandlers } from '../handler.ts';

export const secondFactorHandlers: NounHandlers<'secondFactor'> = {
  get: async ({ store, user }) => ({ message: 'done', data: await getSecondFactor(store.db, user.id) }),

  start: async ({ store, user }, { password }) => {
    const started = await startSecondFactor(store, user, password);
    return started.ok ? { message: 'done', data: started.value } : started;
  },

  confirm: async ({ store, user }, { code }) => {
    const confirmed = await confirmSecondFactor(store, user, code);
    return confirmed.ok ? { message: 'secondFactorOn', data: confirmed.value } : confirmed;
  },

  renewCodes: async ({ store, user }, { code }) => {
    const renewed = await renewCodes(store, user, code);
    return renewed.ok ? { message: 'recoveryCodesRenewed', data: renewed.value } : renewed;
  },

  turnOff: async ({ store, user }, typed) => {
    const off = await turnSecondFactorOff(store, user, typed);
    return off.ok ? { message: 'secondFactorOff', data: null } : off;
  },
};
