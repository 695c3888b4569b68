import { z } from 'zod';
import { contactSubjects } from '../contact-subjects.ts';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { emailField, limits, optionalText, requiredText } from './fields.ts';

export const contactCalls = {
  sendMessage: call({
    endpoint: endpoints.contact.sendMessage,
    access: 'public',
    summary: 'Leaves a message for the shop.',
    input: z.object({
      name: requiredText(limits.name),
      email: emailField,
      /** Any usual spelling of a phone number, or nothing. */
      phone: optionalText(limits.phone).default(''),
      subject: z.enum(contactSubjects, 'required'),
      message: requiredText(limits.message),
      /** To the privacy policy. */
      consent: z.literal(true, 'required'),
    }),
    status: 201,
  }),
};

export const newsletterCalls = {
  subscribe: call({
    endpoint: endpoints.newsletter.subscribe,
    access: 'public',
    summary: 'Adds an address to the newsletter.',
    input: z.object({ email: emailField }),
    status: 201,
  }),
  unsubscribe: call({
    endpoint: endpoints.newsletter.unsubscribe,
    access: 'public',
    summary: 'Ends the newsletter for the address whose letter carries this token.',
    input: z.object({ token: requiredText(limits.shortText) }),
  }),
};
