import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { noticeKinds } from '../notices.ts';
import { call, readsOnly } from './call.ts';
import { requiredText } from './fields.ts';

const longestAddress = 1_000;
const endpoint = requiredText(longestAddress);
const kinds = z.array(z.enum(noticeKinds));
const ownDevice = { none: 'It is about a device of the person’s own.' } as const;

export const noticeCalls = {
  getKey: call({
    endpoint: endpoints.notice.getKey,
    access: 'office',
    audit: readsOnly,
    summary:
      'The public key that a browser asks for notices with, and the kinds that the person’s role hears of.',
    data: z.object({ publicKey: z.string(), kinds }),
  }),
  findDevice: call({
    endpoint: endpoints.notice.findDevice,
    access: 'office',
    audit: readsOnly,
    summary: 'The kinds of notices that come to a browser; null where it takes none.',
    input: z.object({ endpoint }),
    data: z.object({ kinds: kinds.nullable() }),
  }),
  saveDevice: call({
    endpoint: endpoints.notice.saveDevice,
    access: 'office',
    audit: ownDevice,
    limit: { perAddress: { requests: 120, minutes: 10 }, perAccount: { requests: 60, minutes: 10 } },
    summary: 'Sends notices of these kinds to a browser, until its session ends.',
    input: z.object({
      endpoint,
      // An uncompressed point of P-256 and 16 bytes, as browsers give them.
      publicKey: z.string().regex(/^[\w-]{87}$/, 'invalid'),
      authSecret: z.string().regex(/^[\w-]{22}$/, 'invalid'),
      kinds,
    }),
    data: z.object({ kinds }),
  }),
  removeDevice: call({
    endpoint: endpoints.notice.removeDevice,
    access: 'office',
    audit: ownDevice,
    summary: 'Sends a browser no more notices.',
    input: z.object({ endpoint }),
  }),
};
