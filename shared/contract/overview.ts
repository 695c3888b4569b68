import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { orderStatuses } from '../order-status.ts';
import { overviewPeriods } from '../overview.ts';
import { call, readsOnly } from './call.ts';
import { waitingView } from './order-desk.ts';

// Sums of many orders: whole francs, without the limit on a single amount.
const sales = { orders: z.number().int(), total: z.number().int() };

const periodMoney = z.object({
  came: z.number().int(),
  givenBack: z.number().int(),
  /** The part of `givenBack` that banks took in disputes that were lost. */
  takenBack: z.number().int(),
  /** Written off. */
  waived: z.number().int(),
  /** The money received, minus the money given back. */
  kept: z.number().int(),
  fees: z.number().int(),
  /** Cash paid out of the till for anything but refunds. */
  paidOut: z.number().int(),
  /** What counts of the till found to be missing (below zero) or too much. */
  difference: z.number().int(),
  /** At this moment, whatever the period. */
  owedBack: z.number().int(),
});

const visitFigures = {
  /** Visits of the day, and those of them that reached each step. */
  visits: z.number().int(),
  products: z.number().int(),
  carts: z.number().int(),
  checkouts: z.number().int(),
  /** Shoppers who placed an order themselves, each counted once a day. More than the visits where some visits were not recorded. */
  orders: z.number().int(),
};

const margin = {
  /** The sales of pieces whose purchase cost is known, and that cost. */
  sold: z.number().int(),
  cost: z.number().int(),
  /** The sales of all other pieces, which are in no margin. */
  withoutCost: z.number().int(),
};

/** Counted on the day the cart was left; `ordered` are those followed by an order within a week. */
const leftCarts = {
  carts: z.number().int(),
  /** The value of these carts at the prices of that time. */
  value: z.number().int(),
  mailed: z.number().int(),
  ordered: z.number().int(),
  /** The total of these orders. */
  sales: z.number().int(),
};

/** Parcels that reached a door, and those refused there, by the day of dispatch. */
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
  /** The total of the lines with the promotion. */
  sold: z.number().int(),
  given: z.number().int(),
  ordersBefore: z.number().int(),
  givenBefore: z.number().int(),
});

const overviewView = z.object({
  /** Days in Douala, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Orders with a total above zero, less what was written off or given back. */
  sales: z.object(sales),
  /** The same for orders paid with simulated money, which are in no other sum. */
  simulated: z.object(sales),
  /** The sales of as many days before the period. */
  salesBefore: z.object(sales),
  days: z.array(z.object({ day: z.iso.date(), ...sales })),
  /** Each week is named by its Monday. */
  weeks: z.array(z.object({ week: z.iso.date(), ...sales })),
  /** Money that moved in the period, whenever the order was placed, without simulated money. */
  money: periodMoney,
  moneyBefore: periodMoney,
  /** All orders of the period, by their present state. */
  statuses: z.array(z.object({ status: z.enum(orderStatuses), ...sales, ordersBefore: z.number().int() })),
  /** How far visits get, without robots. */
  conversion: z.object({
    days: z.array(z.object({ day: z.iso.date(), ...visitFigures })),
    before: z.object(visitFigures),
  }),
  margin: z.object({ ...margin, before: z.object(margin) }),
  /** The cities and the riders with the most refusals; a rider without a name is left out. */
  refusals: z.object({ ...doors, cities: namedDoors, riders: namedDoors }),
  /** Buyers, by phone number; returning buyers have ordered before. */
  buyers: z.object({
    all: z.number().int(),
    returning: z.number().int(),
    allBefore: z.number().int(),
    returningBefore: z.number().int(),
  }),
  /** Carts left by customers who agreed to mails about them. */
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
  /** Percentage sales in orders of the period or of the period before, at most eight. */
  percentSales: z.array(promotionFigures),
  /** Gifts in these orders, at most eight; `sold` is the total of the orders less what left them, `given` the value of the gifts. */
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
  /** All orders, whenever they were placed. */
  cashToCollect: z.object(sales),
  waiting: waitingView,
  /** Messages of the contact form that are still unread; counted up to 100. */
  newMessages: z.number().int(),
  /** Reviews and questions that wait for the staff; counted up to 100. */
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
      /** The number of days, today included. */
      days: z.enum(overviewPeriods, 'invalid').default('30'),
    }),
    data: overviewView,
  }),
};
