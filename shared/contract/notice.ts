import { z } from 'zod';
import { staffRoles } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { noticeKinds } from '../notices.ts';
import { call, readsOnly } from './call.ts';
import { idField, instant, requiredText } from './fields.ts';

const longestAddress = 1_000;
const endpoint = requiredText(longestAddress);
const kinds = z.array(z.enum(noticeKinds)).max(noticeKinds.length);
const ownDevice = { none: 'It is about a device of the person’s own.' } as const;

/** The kinds of notices sent by each channel. */
const ways = z.object({ push: kinds, mail: kinds, sms: kinds });
export type NoticeWays = z.output<typeof ways>;

const hearingView = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** The kinds, among those of the role, that the owner allows for this person. */
  heard: kinds,
  ways,
  devices: z.number().int(),
  /** The newest notice that did not reach a device of this person. */
  failedAt: instant.nullable(),
  /** When a device stopped taking notices, until they are turned on again. */
  lostAt: instant.nullable(),
});
export type HearingView = z.output<typeof hearingView>;

export const noticeCalls = {
  getKey: call({
    endpoint: endpoints.notice.getKey,
    access: 'office',
    audit: readsOnly,
    summary:
      'The public key that a browser asks for notices with, and the kinds that the person may hear of.',
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
  listWhoHears: call({
    endpoint: endpoints.notice.listWhoHears,
    access: 'manager',
    audit: readsOnly,
    summary:
      'Who of the shop hears of what and by which way, who else is in the settings, and the quiet hours.',
    data: z.object({
      people: z.array(hearingView),
      /** Addresses and numbers in the settings that belong to no one of the staff. */
      others: z.array(z.object({ contact: z.string(), ways })),
      /** Phones do not ring between these hours in Douala; equal hours mean no quiet hours. */
      quiet: z.object({ from: z.number().int(), until: z.number().int() }),
    }),
  }),
  chooseKinds: call({
    endpoint: endpoints.notice.chooseKinds,
    access: 'owner',
    audit: 'staff',
    summary:
      'Lets one of the staff hear of these kinds, as far as they are of the role’s work, and of no others.',
    input: z.object({ id: idField, kinds }),
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
