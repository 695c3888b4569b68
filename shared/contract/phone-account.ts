import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { codeChannels, phoneChannels } from '../phone-messages.ts';
import { call } from './call.ts';
import {
  emailField,
  idField,
  limits,
  optionalText,
  passwordField,
  personNameField,
  requiredText,
} from './fields.ts';
import { userView } from './user.ts';

const tokensView = z.object({ accessToken: z.string(), refreshToken: z.string() });

export const phoneAccountCalls = {
  open: call({
    endpoint: endpoints.phoneAccount.open,
    access: 'public',
    limit: {
      perAddress: { requests: 120, minutes: 60 },
      perAccount: { requests: 20, minutes: 60 },
    },
    summary:
      'Opens an account for ordering with a phone number, or sends a code first where the shop can: to the phone, or to the e-mail that was given.',
    input: z.object({
      name: personNameField,
      mobile: requiredText(limits.phone),
      city: requiredText(limits.shortText),
      /** Quarter and landmark. */
      addressLine: requiredText(limits.addressLine),
      /** For the code, where the shop sends codes by e-mail only; may be empty. */
      email: z.union([z.literal(''), emailField]).optional(),
      codeId: idField.optional(),
      code: optionalText(12).optional(),
      /** The code does not arrive: a call confirms the order instead. */
      withoutCode: z.boolean('invalid').optional(),
    }),
    data: z.object({
      /** The id of the sent code; null once there is a session. */
      codeId: z.string().nullable(),
      /** The channel the code was sent by. */
      channel: z.enum(codeChannels).nullable(),
      tokens: tokensView.nullable(),
    }),
  }),
  requestLogin: call({
    endpoint: endpoints.phoneAccount.requestLogin,
    access: 'public',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 20, minutes: 60 },
    },
    summary: 'Sends a code to the phone of an account; answers alike whether there is one or not.',
    input: z.object({ mobile: requiredText(limits.phone) }),
    data: z.object({ codeId: z.string(), channel: z.enum(phoneChannels) }),
  }),
  logIn: call({
    endpoint: endpoints.phoneAccount.logIn,
    access: 'public',
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { requests: 20, minutes: 10 },
    },
    summary: 'Starts a session with the code that was sent to the phone.',
    input: z.object({ mobile: requiredText(limits.phone), codeId: idField, code: requiredText(12) }),
    data: tokensView,
  }),
  addEmail: call({
    endpoint: endpoints.phoneAccount.addEmail,
    access: 'user',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 10, minutes: 60 },
    },
    summary:
      'Gives an account that was opened with a phone number an e-mail and a password, which count once the link in the mail was used; sends a code to its confirmed phone first where the shop reaches it.',
    input: z.object({
      email: emailField,
      password: passwordField,
      confirmPassword: passwordField,
      codeId: idField.optional(),
      code: optionalText(12).optional(),
    }),
    data: z.object({
      /** The id of the sent code; null once the link is on its way. */
      codeId: z.string().nullable(),
      channel: z.enum(phoneChannels).nullable(),
      /** The phone the code was sent to; the profile may have another one. */
      mobile: z.string().nullable(),
      user: userView.nullable(),
    }),
  }),
};
