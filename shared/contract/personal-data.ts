import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { optionalPassword } from './fields.ts';

export const personalDataCalls = {
  export: call({
    endpoint: endpoints.personalData.export,
    access: 'user',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 10, minutes: 60 },
    },
    summary: 'Everything the shop keeps about the person of this account, as JSON.',
    isDownload: true,
  }),
  deleteAccount: call({
    endpoint: endpoints.personalData.deleteAccount,
    access: 'user',
    // Limited because a stolen token could be used to guess the password.
    limit: {
      perAddress: { requests: 200, minutes: 60 },
      perAccount: { requests: 10, minutes: 60 },
    },
    summary:
      'Deletes this account with the present password, where it has one. Orders stay without the person. Refused while one is under way.',
    input: z.object({ password: optionalPassword }),
  }),
};
