import { z } from 'zod';
import { staffRoles } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { call } from './call.ts';
import {
  accountEmailField,
  emailField,
  limits,
  optionalPassword,
  optionalText,
  passwordField,
  personNameField,
  requiredText,
} from './fields.ts';

export const userView = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** A new address that waits for confirmation. */
  pendingEmail: z.string().nullable(),
  avatar: z.string(),
  mobile: z.string(),
  verify_email: z.boolean(),
  /** False until the owner of an account that was opened by an order chooses one. */
  hasPassword: z.boolean(),
  last_login_date: z.iso.datetime().nullable(),
  status: z.string(),
  address_details: z.array(z.string()),
  shopping_cart: z.array(z.string()),
  orderHistory: z.array(z.string()),
  /** The role as the specified client knows it: an admin looks after the catalogue. */
  role: z.enum(['USER', 'ADMIN']),
  /** The account's role among the staff; null for a customer. */
  staffRole: z.enum(staffRoles).nullable(),
  /** The role can do without a second factor until then; null where the account has one or needs none. */
  secondFactorDueAt: z.iso.datetime().nullable(),
  language: z.enum(languages),
});
export type UserView = z.output<typeof userView>;

export const userCalls = {
  register: call({
    endpoint: endpoints.user.register,
    access: 'public',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 10, minutes: 60 },
    },
    summary: 'Opens an account.',
    input: z.object({
      name: personNameField,
      email: emailField,
      password: passwordField,
      confirmPassword: passwordField,
    }),
    data: z.object({ _id: z.string() }),
    status: 201,
  }),
  login: call({
    endpoint: endpoints.user.login,
    access: 'public',
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { freeRequests: 5, requests: 30, minutes: 15 },
      together: { freeRequests: 20, requests: 300, minutes: 15 },
    },
    summary: 'Starts a session and answers its two tokens.',
    input: z.object({
      email: accountEmailField,
      password: passwordField,
      /** A code of an authenticator app, or a recovery code; only for accounts with a second factor. */
      code: optionalText(40).optional(),
    }),
    data: z.object({ accesstoken: z.string(), refreshToken: z.string() }),
  }),
  forgotPassword: call({
    endpoint: endpoints.user.forgotPassword,
    access: 'public',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 20, minutes: 60 },
    },
    summary: 'Mails a one-time code; answers alike whether the account exists or not.',
    input: z.object({ email: accountEmailField }),
  }),
  verifyForgotPasswordOtp: call({
    endpoint: endpoints.user.verifyForgotPasswordOtp,
    access: 'public',
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { requests: 20, minutes: 10 },
    },
    summary: 'Trades a right code for a single-use reset grant (cookie and data.resetToken).',
    input: z.object({ email: accountEmailField, otp: requiredText(12) }),
    data: z.object({ resetToken: z.string() }),
  }),
  resetPassword: call({
    endpoint: endpoints.user.resetPassword,
    access: 'grant',
    limit: {
      perAddress: { requests: 60, minutes: 10 },
      perAccount: { requests: 10, minutes: 10 },
    },
    summary: 'Sets a new password with the reset grant and ends all sessions.',
    input: z.object({
      email: accountEmailField,
      newPassword: passwordField,
      confirmPassword: passwordField,
      resetToken: optionalText(200).optional(),
    }),
  }),
  refreshToken: call({
    endpoint: endpoints.user.refreshToken,
    access: 'public',
    summary: 'A new access token for the refresh token sent as Bearer, and the refresh token to use next.',
    data: z.object({
      accessToken: z.string(),
      /** The token to use from now on; the one that was sent works until this one is used. */
      refreshToken: z.string().optional(),
    }),
  }),
  userDetails: call({
    endpoint: endpoints.user.userDetails,
    access: 'user',
    summary: 'The logged-in user.',
    data: userView,
  }),
  logout: call({ endpoint: endpoints.user.logout, access: 'user', summary: 'Ends this session at once.' }),
  uploadAvatar: call({
    endpoint: endpoints.user.uploadAvatar,
    access: 'user',
    limit: {
      perAddress: { requests: 200, minutes: 60 },
      perAccount: { requests: 20, minutes: 60 },
    },
    summary: 'Replaces the avatar with an uploaded picture.',
    fileField: 'avatar',
    data: z.object({ _id: z.string(), avatar: z.string() }),
  }),
  updateUser: call({
    endpoint: endpoints.user.updateUser,
    access: 'user',
    // Limited because a stolen token could be used to guess the password.
    limit: {
      perAddress: { requests: 200, minutes: 60 },
      perAccount: { requests: 20, minutes: 60 },
    },
    summary: 'Changes name and mobile; another e-mail needs the password and counts once it is confirmed.',
    input: z.object({
      name: personNameField,
      /** Empty only for an account without an e-mail. */
      email: z.union([emailField, z.literal('')], 'email'),
      mobile: requiredText(limits.shortText),
      language: z.enum(languages).optional(),
      password: optionalPassword,
    }),
    data: userView,
  }),
};
