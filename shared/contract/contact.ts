import { z } from 'zod';
import { contactSubjects } from '../contact-subjects.ts';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { emailField, limits, optionalText, requiredText } from './fields.ts';

export const contactCalls = {
  sendMessage: call({
    endpoint: endpoints.contact.sendMessage,
    access: 'public',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 10, minutes: 60 },
    },
    summary: 'Leaves a message for the shop.',
    input: z.object({
      name: requiredText(limits.name),
      email: emailField,
      /** Any usual spelling of a phone number, or nothing. */
      phone: optionalText(limits.phone).default(''),
      subject: z.enum(contactSubjects, 'required'),
      message: requiredText(limits.message),
      /** Consent to the privacy policy. */
      consent: z.literal(true, 'required'),
    }),
    status: 201,
  }),
};
