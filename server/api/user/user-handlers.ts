import { newBrowser, rememberAccount } from '#core/accounts/browsers.ts';
import { changeAvatar } from '#core/accounts/change-avatar.ts';
import { deviceOf } from '#core/accounts/device.ts';
import { logOut } from '#core/accounts/end-sessions.ts';
import { logIn } from '#core/accounts/log-in.ts';
import { refreshAccessToken } from '#core/accounts/refresh-access-token.ts';
import { register } from '#core/accounts/register.ts';
import { requestCode } from '#core/accounts/request-code.ts';
import { resetPassword } from '#core/accounts/reset-password.ts';
import { updateProfile } from '#core/accounts/update-profile.ts';
import { getUserDetails } from '#core/accounts/user-queries.ts';
import { verifyCode } from '#core/accounts/verify-code.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import { presentUser } from './present-user.ts';

export const userHandlers: NounHandlers<'user'> = {
  register: async ({ store, language }, input) => {
    const registered = await register(store, input, language);
    return registered.ok ? { message: 'registered', data: { _id: registered.value.id } } : registered;
  },

  login: async ({ store, userAgent, asker, language }, input) => {
    const loggedIn = await logIn(store, { ...input, asker, language, device: deviceOf(userAgent) });
    if (!loggedIn.ok) return loggedIn;
    const { accessToken, refreshToken } = loggedIn.value;
    return {
      message: 'loggedIn',
      data: { accesstoken: accessToken, refreshToken },
      browser: rememberAccount(store, asker.browser, input.email),
    };
  },

  forgotPassword: async ({ store, asker }, { email }) => {
    const browser = asker.browser ?? newBrowser();
    const requested = await requestCode(store, email, { ...asker, browser });
    return requested.ok ? { message: 'codeSent', data: null, browser } : requested;
  },

  verifyForgotPasswordOtp: async ({ store, asker }, { email, otp }) => {
    const verified = await verifyCode(store, { email, code: otp, browser: asker.browser });
    if (!verified.ok) return verified;
    const { grant } = verified.value;
    return { message: 'codeVerified', data: { resetToken: grant }, grantCookie: grant };
  },

  resetPassword: async (
    { store, grantCookie, asker },
    { email, newPassword, confirmPassword, resetToken },
  ) => {
    const grants = [resetToken, grantCookie].filter((grant) => grant !== undefined);
    const reset = await resetPassword(store, { email, newPassword, confirmPassword, grants });
    if (!reset.ok) return reset;
    const browser = rememberAccount(store, asker.browser, email);
    return { message: 'passwordChanged', data: null, grantCookie: null, browser };
  },

  refreshToken: async ({ store, bearer }) => {
    const refreshed = await refreshAccessToken(store, bearer);
    return refreshed.ok ? { message: 'done', data: refreshed.value } : refreshed;
  },

  userDetails: async ({ store, user }) => ({
    message: 'done',
    data: await presentUser(store, await getUserDetails(store.db, user.id, store.clock.now())),
  }),

  logout: async ({ store, user }) => {
    await logOut(store, user.sessionId);
    return { message: 'loggedOut', data: null };
  },

  uploadAvatar: async ({ store, user, file }) => {
    if (file === undefined) return refuse('FILE_MISSING');
    const changed = await changeAvatar(store, user, file);
    return changed.ok
      ? { message: 'avatarChanged', data: { _id: user.id, avatar: changed.value.avatar } }
      : changed;
  },

  updateUser: async ({ store, user }, input) => {
    const updated = await updateProfile(store, user, input);
    if (!updated.ok) return updated;
    const { details, isEmailToConfirm } = updated.value;
    return {
      message: isEmailToConfirm ? 'emailToConfirm' : 'profileSaved',
      data: await presentUser(store, details),
    };
  },
};
