import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { phoneChannels } from '../phone-messages.ts';
import { call } from './call.ts';
import { emailField, idField, limits, optionalText, requiredText } from './fields.ts';

export const stockAlertCalls = {
  getWays: call({
    endpoint: endpoints.stockAlert.getWays,
    access: 'public',
    summary: 'How the shop can say that a product is back.',
    data: z.object({
      /** Null where the shop sends no messages to phones. */
      phoneChannel: z.enum(phoneChannels).nullable(),
    }),
  }),
  ask: call({
    endpoint: endpoints.stockAlert.ask,
    access: 'public',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 20, minutes: 60 },
    },
    summary: 'Asks to hear once, by mail, by SMS or by WhatsApp, when a product is back in stock.',
    input: z.object({
      productId: idField,
      email: z.union([z.literal(''), emailField]).default(''),
      phone: optionalText(limits.phone).default(''),
    }),
    status: 201,
  }),
  stop: call({
    endpoint: endpoints.stockAlert.stop,
    access: 'public',
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { requests: 100, minutes: 10 },
    },
    summary: 'Ends these messages for the recipient of the one that carries this token.',
    input: z.object({ token: requiredText(limits.shortText) }),
  }),
};
