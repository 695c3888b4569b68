import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { call, readsOnly } from './call.ts';
import {
  emailField,
  instant,
  limits,
  optionalText,
  pageField,
  pageSizeField,
  requiredText,
} from './fields.ts';

const subscriberView = z.object({
  email: z.string(),
  language: z.enum(languages),
  since: instant,
  /** When the letters were stopped; null while they come. */
  leftAt: instant.nullable(),
});
export type SubscriberView = z.output<typeof subscriberView>;

export const newsletterCalls = {
  subscribe: call({
    endpoint: endpoints.newsletter.subscribe,
    access: 'public',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 5, minutes: 60 },
    },
    summary: 'Adds an address to the newsletter.',
    input: z.object({ email: emailField }),
    status: 201,
  }),
  unsubscribe: call({
    endpoint: endpoints.newsletter.unsubscribe,
    access: 'public',
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { requests: 100, minutes: 10 },
    },
    summary: 'Ends the newsletter for the address whose letter carries this token.',
    input: z.object({ token: requiredText(limits.shortText) }),
  }),
  list: call({
    endpoint: endpoints.newsletter.list,
    access: 'admin',
    audit: readsOnly,
    summary: 'Who gets the newsletter, or does not any more, the last one first.',
    input: z.object({
      view: z.enum(['current', 'left'], 'invalid').default('current'),
      /** Part of an address. */
      search: optionalText(limits.search).default(''),
      page: pageField.default(1),
      limit: pageSizeField.default(24),
    }),
    data: z.array(subscriberView),
    beside: {
      totalCount: z.number().int(),
      counts: z.object({ current: z.number().int(), left: z.number().int() }),
    },
  }),
  export: call({
    endpoint: endpoints.newsletter.export,
    access: 'admin',
    audit: 'newsletter',
    summary: 'Everybody who gets the newsletter at this moment as a CSV; who took it is in the audit log.',
    isDownload: true,
  }),
};
