import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses } from '../order-status.ts';
import { overviewPeriods } from '../overview.ts';
import { call, readsOnly } from './call.ts';
import { waitingView } from './order-desk.ts';

// Sums of many orders: whole francs, and no bound but that of a number.
const sales = { orders: z.number().int(), total: z.number().int() };

const periodMoney = z.object({
  came: z.number().int(),
  givenBack: z.number().int(),
  /** Will not come. */
  waived: z.number().int(),
  /** What came, without what was given back. */
  kept: z.number().int(),
  fees: z.number().int(),
  /** Cash paid out of the till for other things than refunds. */
  paidOut: z.number().int(),
  /** What the till's counts found to be missing (below zero) or too much. */
  difference: z.number().int(),
  /** At this moment. */
  owedBack: z.number().int(),
});

const visitFigures = {
  /** Visits of the day, and those of them that came so far. */
  visits: z.number().int(),
  products: z.number().int(),
  carts: z.number().int(),
  checkouts: z.number().int(),
  /** Shoppers who placed an order themselves, once a day each. More than the visits where some of these were not seen. */
  orders: z.number().int(),
};

const margin = {
  /** What pieces with a known purchase cost were sold for, and what the shop paid for these. */
  sold: z.number().int(),
  cost: z.number().int(),
  /** What the other pieces were sold for: they are in no margin. */
  withoutCost: z.number().int(),
};

/** By the day they were left; an order within a week of it. */
const leftCarts = {
  carts: z.number().int(),
  /** What was in them, at the prices of that time. */
  value: z.number().int(),
  mailed: z.number().int(),
  ordered: z.number().int(),
  /** What these orders came to. */
  sales: z.number().int(),
};

/** Parcels that reached a door, and those that were refused there, by the day they were dispatched. */
const doors = {
  parcels: z.number().int(),
  refused: z.number().int(),
  parcelsBefore: z.number().int(),
  refusedBefore: z.number().int(),
};
const namedDoors = z.array(z.object({ name: z.string().nullable(), ...doors }));

const promotionFigures = z.object({
  id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  orders: z.number().int(),
  /** What the lines with it came to. */
  sold: z.number().int(),
  given: z.number().int(),
  ordersBefore: z.number().int(),
  givenBefore: z.number().int(),
});

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
  money: periodMoney,
  moneyBefore: periodMoney,
  /** All orders of the period, by where they are now. */
  statuses: z.array(z.object({ status: z.enum(orderStatuses), ...sales, ordersBefore: z.number().int() })),
  /** How far visits get; without robots. */
  conversion: z.object({
    days: z.array(z.object({ day: z.iso.date(), ...visitFigures })),
    before: z.object(visitFigures),
  }),
  margin: z.object({ ...margin, before: z.object(margin) }),
  /** The cities and the riders with the most refusals; a rider without a name is none. */
  refusals: z.object({ ...doors, cities: namedDoors, riders: namedDoors }),
  /** Who bought, by phone number; returning: it was not the first time. */
  buyers: z.object({
    all: z.number().int(),
    returning: z.number().int(),
    allBefore: z.number().int(),
    returningBefore: z.number().int(),
  }),
  /** Carts that customers left who agreed to be written to about them. */
  leftCarts: z.object({ ...leftCarts, before: z.object(leftCarts) }),
  /** What codes took off orders that were not cancelled. */
  codes: z.object({
    given: z.number().int(),
    givenBefore: z.number().int(),
    codes: z.array(
      z.object({
        code: z.string(),
        uses: z.number().int(),
        sales: z.number().int(),
        given: z.number().int(),
        usesBefore: z.number().int(),
        givenBefore: z.number().int(),
      }),
    ),
  }),
  /** Sales by percent that orders of the period or of the time before had, at most eight. */
  percentSales: z.array(promotionFigures),
  /** Gifts of these orders, at most eight; `sold` is what is left of the orders, `given` what the gifts were worth. */
  gifts: z.array(promotionFigures),
  topProducts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nameFr: z.string().nullable(),
      image: z.string().nullable(),
      quantity: z.number().int(),
      quantityBefore: z.number().int(),
      total: z.number().int(),
    }),
  ),
  /** Of all orders, whenever they were placed. */
  cashToCollect: z.object(sales),
  waiting: waitingView,
  /** Of the contact form, that no one has opened yet; counted up to 100. */
  newMessages: z.number().int(),
  /** Waiting for someone of the shop; counted up to 100. */
  newReviews: z.number().int(),
  newQuestions: z.number().int(),
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
