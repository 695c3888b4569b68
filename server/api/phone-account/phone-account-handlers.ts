import { addEmail } from '#core/accounts/add-email.ts';
import { rememberPhone } from '#core/accounts/browsers.ts';
import { deviceOf } from '#core/accounts/device.ts';
import { logInByPhone, requestPhoneLogin } from '#core/accounts/log-in-by-phone.ts';
import { openPhoneAccount } from '#core/accounts/open-phone-account.ts';
import type { NounHandlers } from '../handler.ts';
import { presentUser } from '../user/present-user.ts';

export const phoneAccountHandlers: NounHandlers<'phoneAccount'> = {
  open: async ({ store, language, userAgent, asker }, input) => {
    const opened = await openPhoneAccount(store, {
      ...input,
      ...{ asker, language, device: deviceOf(userAgent) },
    });
    if (!opened.ok) return opened;
    if ('codeId' in opened.value) {
      return { message: 'phoneCodeSent', data: { ...opened.value, tokens: null } };
    }
    return {
      message: 'phoneTaken',
      data: { codeId: null, channel: null, tokens: opened.value },
      // Remembered only after a code, because without one anyone can open an account with any number.
      ...(input.code ? { browser: rememberPhone(store, asker.browser, input.mobile) } : {}),
    };
  },

  requestLogin: async ({ store, language, asker }, { mobile }) => {
    const requested = await requestPhoneLogin(store, { mobile, asker, language });
    return requested.ok ? { message: 'phoneCodeAsked', data: requested.value } : requested;
  },

  logIn: async ({ store, userAgent, asker }, input) => {
    const loggedIn = await logInByPhone(store, { ...input, device: deviceOf(userAgent) });
    if (!loggedIn.ok) return loggedIn;
    const browser = rememberPhone(store, asker.browser, input.mobile);
    return { message: 'loggedIn', data: loggedIn.value, browser };
  },

  addEmail: async ({ store, user, asker }, input) => {
    const added = await addEmail(store, user, { ...input, network: asker.network });
    if (!added.ok) return added;
    if ('codeId' in added.value) return { message: 'phoneCodeSent', data: { ...added.value, user: null } };
    const shown = await presentUser(store, added.value);
    return { message: 'emailToProve', data: { codeId: null, channel: null, mobile: null, user: shown } };
  },
};
