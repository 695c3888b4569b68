import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses, paymentStatuses } from '../order-status.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, idField, instant, limits, optionalText, pageField, pageSizeField } from './fields.ts';

const customerView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  isBlocked: z.boolean(),
  createdAt: instant,
  lastLoginAt: instant.nullable(),
  orderCount: z.number().int(),
  /** Of the orders that are paid with real money. */
  paidTotal: francsOutput,
});
export type CustomerView = z.output<typeof customerView>;

const customerOrderView = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: instant,
  status: z.enum(orderStatuses),
  /** Paid with simulated money. */
  isSimulated: z.boolean(),
  paymentStatus: z.enum(paymentStatuses),
  total: francsOutput,
  quantity: z.number().int(),
});
export type CustomerOrderView = z.output<typeof customerOrderView>;

const onePage = { page: pageField.default(1), limit: pageSizeField.default(24) };

export const customerCalls = {
  list: call({
    endpoint: endpoints.customer.list,
    access: 'admin',
    audit: readsOnly,
    summary: 'The shoppers with an account, the newest first.',
    input: z.object({
      /** Part of the name, the e-mail or the phone. */
      search: optionalText(limits.search).default(''),
      /** Blocked accounts only. */
      isBlocked: z.boolean('invalid').default(false),
      ...onePage,
    }),
    data: z.array(customerView),
    beside: { totalCount: z.number().int() },
  }),
  getOrders: call({
    endpoint: endpoints.customer.getOrders,
    access: 'admin',
    audit: readsOnly,
    summary: 'The orders of one shopper, the newest first.',
    input: z.object({ id: idField, ...onePage }),
    data: z.array(customerOrderView),
    beside: { totalCount: z.number().int() },
  }),
  delete: call({
    endpoint: endpoints.customer.delete,
    access: 'admin',
    audit: 'customer',
    summary: 'Deletes a shopper’s account at their request. Orders stay without the person.',
    input: z.object({ id: idField }),
  }),
  setBlocked: call({
    endpoint: endpoints.customer.setBlocked,
    access: 'admin',
    audit: 'customer',
    summary: 'Blocks a shopper, which ends every session at once, or lets them in again.',
    input: z.object({ id: idField, isBlocked: z.boolean('required') }),
    data: customerView,
  }),
};
