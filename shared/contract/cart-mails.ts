import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { limits, requiredText } from './fields.ts';

/** Whether mails about a cart left behind are sent; `waiting` until the link in the first mail is pressed. */
const cartMailView = z.object({ state: z.enum(['off', 'waiting', 'on']) });

const byLink = {
  access: 'public',
  limit: {
    perAddress: { requests: 100, minutes: 10 },
    perAccount: { requests: 100, minutes: 10 },
  },
  input: z.object({ token: requiredText(limits.shortText) }),
} as const;

export const cartMailsCalls = {
  get: call({
    endpoint: endpoints.cartMails.get,
    access: 'user',
    summary: 'Whether mails about a cart that was left come to this account.',
    data: cartMailView,
  }),
  set: call({
    endpoint: endpoints.cartMails.set,
    access: 'user',
    limit: {
      perAddress: { requests: 100, minutes: 60 },
      perAccount: { requests: 20, minutes: 60 },
    },
    summary:
      'Agrees to mails about a cart that was left, or ends them. An unproven address gets a link first.',
    input: z.object({ isWanted: z.boolean() }),
    data: cartMailView,
  }),
  confirm: call({
    ...byLink,
    endpoint: endpoints.cartMails.confirm,
    summary: 'Agrees by the link of the mail that asked.',
  }),
  stop: call({
    ...byLink,
    endpoint: endpoints.cartMails.stop,
    summary: 'Ends these mails by the link that each of them carries.',
  }),
};
