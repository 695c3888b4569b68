import { z } from 'zod';
import { roles } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { orderStatuses } from '../order-status.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, limits, requiredText } from './fields.ts';

const menuCountsView = z.object({
  /** The role of the user who asks. */
  role: z.enum(roles),
  /** Orders that wait for the shop: to confirm, to pack or to send. */
  orders: z.number().int(),
  attention: z.number().int(),
  cashToCollect: z.number().int(),
  newMessages: z.number().int(),
  newReviews: z.number().int(),
  newQuestions: z.number().int(),
  /** Published products that have sold out in the last fortnight, or that shoppers wait for; counted up to 100. */
  soldOut: z.number().int(),
});
export type MenuCountsView = z.output<typeof menuCountsView>;

const foundView = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      status: z.enum(orderStatuses),
      name: z.string(),
      city: z.string(),
      total: francsOutput,
    }),
  ),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nameFr: z.string().nullable(),
      image: z.string().nullable(),
      price: francsOutput,
      stock: z.number().int(),
    }),
  ),
  customers: z.array(z.object({ id: z.string(), name: z.string(), mobile: z.string(), email: z.string() })),
});
export type FoundView = z.output<typeof foundView>;

export const adminFrameCalls = {
  getCounts: call({
    endpoint: endpoints.adminFrame.getCounts,
    access: 'office',
    audit: readsOnly,
    summary: 'How much waits behind the entries of the admin menu, each counted up to 100.',
    data: menuCountsView,
  }),
  find: call({
    endpoint: endpoints.adminFrame.find,
    access: 'office',
    audit: readsOnly,
    summary: 'The first orders, products and customers that match what an admin typed.',
    input: z.object({
      /** A number, a reference, a phone number in any spelling, or parts of a name. */
      search: requiredText(limits.search),
    }),
    data: foundView,
  }),
};
