import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { idField, limits, optionalText, quantityField } from './fields.ts';

export const returnsCalls = {
  answer: call({
    endpoint: endpoints.returns.answer,
    access: 'orders',
    audit: 'return',
    summary: 'Says yes or no to the return that a shopper has asked for, once.',
    input: z
      .object({
        orderId: idField,
        state: z.enum(['accepted', 'refused'], 'required'),
        /** The shopper reads it; a rejection needs a reason. */
        answer: optionalText(limits.returnDetails).default(''),
      })
      .superRefine(({ state, answer }, problems) => {
        if (state === 'refused' && answer === '') {
          problems.addIssue({ code: 'custom', path: ['answer'], message: 'required' });
        }
      }),
  }),
  takeBack: call({
    endpoint: endpoints.returns.takeBack,
    access: 'orders',
    audit: 'order',
    summary:
      'The parcel of a delivered order is back: its pieces go into stock, those beyond sale are written off.',
    input: z.object({
      orderId: idField,
      /** Pieces that cannot be sold again. */
      unsaleable: z
        .array(z.object({ productId: idField, quantity: quantityField }))
        .max(limits.cartLines, `maxEntries:${limits.cartLines}`)
        .default([]),
      note: optionalText(limits.orderNote).default(''),
    }),
  }),
};
