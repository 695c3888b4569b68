import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { limits, requiredText } from './fields.ts';

const token = z.object({ token: requiredText(limits.shortText) });
const limit = {
  perAddress: { requests: 100, minutes: 10 },
  perAccount: { requests: 100, minutes: 10 },
};

export const emailChangeCalls = {
  confirm: call({
    endpoint: endpoints.emailChange.confirm,
    access: 'public',
    limit,
    summary: 'Makes the address that received this link the one of its account.',
    input: token,
  }),
  undo: call({
    endpoint: endpoints.emailChange.undo,
    access: 'public',
    limit,
    summary:
      'Brings the old address back, ends all sessions and grants a new password (cookie and data.resetToken; null where the account had a phone number alone).',
    input: token,
    data: z.object({ email: z.string(), resetToken: z.string().nullable() }),
  }),
};
