import { z } from 'zod';
import { MAX_FRANCS } from '../money.ts';
import { instant, limits, wholeNumber } from './fields.ts';

const parcels = wholeNumber(0, limits.stock);
/** Below zero where more was taken back that day than came in. */
const change = wholeNumber(-MAX_FRANCS, MAX_FRANCS);

/** The figures shown to the person who closes a day. */
export const dayFiguresField = z.object({
  dispatched: parcels,
  delivered: parcels,
  refused: parcels,
  carried: parcels,
  collected: change,
  handedOver: change,
  outstanding: change,
});

/** A rider's day as the office closed it. */
export const dayClosingView = z.object({
  id: z.number().int(),
  /** A calendar day in Douala's time zone. */
  day: z.string(),
  dispatched: z.number().int(),
  delivered: z.number().int(),
  /** Parcels refused at the door; null where the day was closed before they were counted. */
  refused: z.number().int().nullable(),
  /** Parcels that the rider had at that moment. */
  carried: z.number().int(),
  collected: z.number().int(),
  handedOver: z.number().int(),
  outstanding: z.number().int(),
  note: z.string(),
  closedBy: z.string().nullable(),
  at: instant,
  /** The rider's answer to the closing. */
  confirmed: z
    .object({ isRight: z.boolean(), note: z.string(), isInPresence: z.boolean(), at: instant })
    .nullable(),
});
export type DayClosingView = z.output<typeof dayClosingView>;
