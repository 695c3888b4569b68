import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses } from '../order-status.ts';
import { overviewPeriods } from '../overview.ts';
import { call, readsOnly } from './call.ts';
import { waitingView } from './order-desk.ts';

// Sums of many orders: whole francs, and no bound but that of a number.
const sales = { orders: z.number().int(), total: z.number().int() };

const overviewView = z.object({
  /** Days in Douala, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** What was ordered and came to something, without what was written off or given back of it. */
  sales: z.object(sales),
  /** The same, paid with simulated money: in no other sum. */
  simulated: z.object(sales),
  /** The same number of days before. */
  salesBefore: z.object(sales),
  days: z.array(z.object({ day: z.iso.date(), ...sales })),
  /** By their Mondays. */
  weeks: z.array(z.object({ week: z.iso.date(), ...sales })),
  /** What moved in the period, whenever it was ordered, without simulated money. */
  money: z.object({
    came: z.number().int(),
    givenBack: z.number().int(),
    /** Will not come. */
    waived: z.number().int(),
    /** What came, without what was given back. */
    kept: z.number().int(),
    /** Cash paid out of the till for other things than refunds. */
    fees: z.number().int(),
    paidOut: z.number().int(),
    /** What the till's counts found to be missing (below zero) or too much. */
    difference: z.number().int(),
    /** At this moment. */
    owedBack: z.number().int(),
  }),
  /** All orders of the period, by where they are now. */
  statuses: z.array(z.object({ status: z.enum(orderStatuses), ...sales })),
  topProducts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nameFr: z.string().nullable(),
      image: z.string().nullable(),
      quantity: z.number().int(),
      total: z.number().int(),
    }),
  ),
  /** Of all orders, whenever they were placed. */
  cashToCollect: z.object(sales),
  waiting: waitingView,
  /** Of the contact form, that no one has opened yet; counted up to 100. */
  newMessages: z.number().int(),
  lowStock: z.object({
    low: z.number().int(),
    soldOut: z.number().int(),
    products: z.array(
      z.object({ id: z.string(), name: z.string(), nameFr: z.string().nullable(), stock: z.number().int() }),
    ),
  }),
});
export type OverviewView = z.output<typeof overviewView>;

export const overviewCalls = {
  get: call({
    endpoint: endpoints.overview.get,
    access: 'manager',
    audit: readsOnly,
    summary: 'How the shop does: sales by day and week, best sellers, what waits and what runs out.',
    input: z.object({
      /** How many days, today included. */
      days: z.enum(overviewPeriods, 'invalid').default('30'),
    }),
    data: overviewView,
  }),
};
