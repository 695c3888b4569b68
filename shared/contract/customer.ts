import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses, paymentStatuses } from '../order-status.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, idField, instant, limits, optionalText, pageOf, requiredText } from './fields.ts';

const customerView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  isBlocked: z.boolean(),
  createdAt: instant,
  lastLoginAt: instant.nullable(),
  orderCount: z.number().int(),
  /** The sum of the orders paid with real money. */
  paidTotal: francsOutput,
  /** Parcels that were refused at the door. */
  refusedCount: z.number().int(),
  /** A note by the staff. */
  note: z.string(),
  tags: z.array(z.string()),
  notedAt: instant.nullable(),
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

const blockedPhoneView = z.object({
  phone: z.string(),
  reason: z.string(),
  blockedAt: instant,
  blockedBy: z.string().nullable(),
});
export type BlockedPhoneView = z.output<typeof blockedPhoneView>;

const onePage = pageOf(24);

export const customerCalls = {
  list: call({
    endpoint: endpoints.customer.list,
    access: 'orders',
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
    access: 'orders',
    audit: readsOnly,
    summary: 'The orders of one shopper, the newest first.',
    input: z.object({ id: idField, ...onePage }),
    data: z.array(customerOrderView),
    beside: { totalCount: z.number().int() },
  }),
  delete: call({
    endpoint: endpoints.customer.delete,
    access: 'manager',
    audit: 'customer',
    summary: 'Deletes a shopper’s account at their request. Orders stay without the person.',
    input: z.object({ id: idField }),
  }),
  setBlocked: call({
    endpoint: endpoints.customer.setBlocked,
    access: 'manager',
    audit: 'customer',
    summary: 'Blocks a shopper, which ends every session at once, or lets them in again.',
    input: z.object({ id: idField, isBlocked: z.boolean('required') }),
    data: customerView,
  }),
  saveNote: call({
    endpoint: endpoints.customer.saveNote,
    access: 'orders',
    audit: 'customer',
    summary: 'What the people of the shop write down about a shopper: a note and short words to find by.',
    input: z.object({
      id: idField,
      note: optionalText(limits.customerNote),
      tags: z
        .array(requiredText(limits.customerTag))
        .max(limits.customerTags, `maxEntries:${limits.customerTags}`)
        .transform((tags) => [...new Set(tags)]),
      /** The `notedAt` the form was opened with: a note that someone else has written since is not overwritten. */
      shown: z.iso
        .datetime({ offset: true, error: 'invalid' })
        .transform((text) => new Date(text))
        .nullable(),
    }),
    data: customerView,
  }),
  blockedPhones: call({
    endpoint: endpoints.customer.blockedPhones,
    access: 'orders',
    audit: readsOnly,
    summary: 'The phone numbers whose orders are not taken online, the last one first.',
    data: z.array(blockedPhoneView),
  }),
  blockPhone: call({
    endpoint: endpoints.customer.blockPhone,
    access: 'manager',
    audit: 'blocked_phone',
    summary: 'Takes no more orders with a phone number, by whatever account.',
    input: z.object({ phone: requiredText(limits.phone), reason: requiredText(limits.shortText) }),
    data: z.array(blockedPhoneView),
  }),
  liftPhone: call({
    endpoint: endpoints.customer.liftPhone,
    access: 'manager',
    audit: 'blocked_phone',
    summary: 'Takes orders with a phone number again.',
    input: z.object({ phone: requiredText(limits.phone) }),
    data: z.array(blockedPhoneView),
  }),
};
