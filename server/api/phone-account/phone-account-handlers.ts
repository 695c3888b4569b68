import { addEmail } from '#core/accounts/add-email.ts';
import { newBrowser, rememberAccount, rememberPhone } from '#core/accounts/browsers.ts';
import { deviceOf } from '#core/accounts/device.ts';
import { logInByPhone, requestPhoneLogin } from '#core/accounts/log-in-by-phone.ts';
import { openPhoneAccount } from '#core/accounts/open-phone-account.ts';
import type { NounHandlers } from '../handler.ts';
import { presentUser } from '../user/present-user.ts';

export const phoneAccountHandlers: NounHandlers<'phoneAccount'> = {
  open: async ({ store, language, userAgent, asker }, input) => {
    const browser = asker.browser ?? newBrowser();
    const opened = await openPhoneAccount(store, {
      ...input,
      ...{ asker: { ...asker, browser }, language, device: deviceOf(userAgent) },
    });
    if (!opened.ok) return opened;
    if ('codeId' in opened.value) {
      const data = { ...opened.value, tokens: null };
      // The tries of a mailed code belong to the browser that asked for it.
      if (data.channel === 'email') return { message: 'orderCodeMailed', data, browser };
      return { message: 'phoneCodeSent', data };
    }
    const { tokens, proven } = opened.value;
    return {
      message: 'phoneTaken',
      data: { codeId: null, channel: null, tokens },
      // Remembered only after a code, because without one anyone can open an account with any number.
      ...(proven === undefined ? {} : { browser: rememberAccount(store, browser, proven) }),
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
