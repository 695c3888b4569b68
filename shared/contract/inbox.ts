import { z } from 'zod';
import { contactSubjects } from '../contact-subjects.ts';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { messageStates } from '../message-states.ts';
import { call, readsOnly } from './call.ts';
import { idField, instant, limits, listCounts, requiredText, searchedPage } from './fields.ts';

const messageView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.enum(contactSubjects),
  message: z.string(),
  /** The language in which the visitor read the shop and will want the answer. */
  language: z.enum(languages),
  state: z.enum(messageStates),
  stateChangedByName: z.string().nullable(),
  createdAt: instant,
  /** Answers sent by mail from the inbox, the oldest first. */
  answers: z.array(z.object({ text: z.string(), answeredByName: z.string().nullable(), createdAt: instant })),
});
export type MessageView = z.output<typeof messageView>;

export const inboxCalls = {
  list: call({
    endpoint: endpoints.inbox.list,
    access: 'orders',
    audit: readsOnly,
    summary: 'Messages of the contact form in one state, the newest first.',
    input: z.object({
      state: z.enum(messageStates, 'invalid').default('new'),
      /** Part of the name, the e-mail or the message. */
      ...searchedPage,
    }),
    data: z.array(messageView),
    beside: listCounts('new', 'open', 'done'),
  }),
  setState: call({
    endpoint: endpoints.inbox.setState,
    access: 'orders',
    audit: 'message',
    summary: 'Moves a message to another state.',
    input: z.object({ id: idField, state: z.enum(messageStates, 'required') }),
    data: messageView,
  }),
  answer: call({
    endpoint: endpoints.inbox.answer,
    access: 'orders',
    audit: 'message',
    summary: 'Answers a message by mail and moves it to the answered ones. The same words are sent once.',
    input: z.object({ id: idField, answer: requiredText(limits.message) }),
    data: messageView,
  }),
};
