import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { call, readsOnly } from './call.ts';
import { emailField, instant, limits, listCounts, requiredText, searchedPage } from './fields.ts';

const subscriberView = z.object({
  email: z.string(),
  language: z.enum(languages),
  /** When the subscription was confirmed, or requested while it waits for confirmation. */
  since: instant,
  /** When the subscription ended; null while it runs. */
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
    summary: 'Mails a link to an address; with it the address joins the newsletter.',
    input: z.object({ email: emailField }),
    status: 201,
  }),
  confirm: call({
    endpoint: endpoints.newsletter.confirm,
    access: 'public',
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { requests: 100, minutes: 10 },
    },
    summary: 'Joins the newsletter with the address that received this token, within a week.',
    input: z.object({ token: requiredText(limits.shortText) }),
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
    access: 'manager',
    audit: readsOnly,
    summary: 'Who gets the newsletter, has not confirmed yet, or has left, the last one first.',
    input: z.object({
      view: z.enum(['current', 'waiting', 'left'], 'invalid').default('current'),
      /** Part of an address. */
      ...searchedPage,
    }),
    data: z.array(subscriberView),
    beside: listCounts('current', 'waiting', 'left'),
  }),
  export: call({
    endpoint: endpoints.newsletter.export,
    access: 'manager',
    audit: 'newsletter',
    summary: 'Everybody who gets the newsletter at this moment as a CSV; who took it is in the audit log.',
    isDownload: true,
  }),
};
