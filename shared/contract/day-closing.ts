import { z } from 'zod';
import { MAX_FRANCS } from '../money.ts';
import { instant, limits, wholeNumber } from './fields.ts';

const parcels = wholeNumber(0, limits.stock);
/** Below zero where more was taken back that day than came. */
const change = wholeNumber(-MAX_FRANCS, MAX_FRANCS);

/** What the one who closes a day was shown. */
export const dayFiguresField = z.object({
  dispatched: parcels,
  delivered: parcels,
  carried: parcels,
  collected: change,
  handedOver: change,
  outstanding: change,
});

/** The day of a rider as the office closed it. */
export const dayClosingView = z.object({
  id: z.number().int(),
  /** In Douala. */
  day: z.string(),
  dispatched: z.number().int(),
  delivered: z.number().int(),
  /** Parcels that the rider had at that moment. */
  carried: z.number().int(),
  collected: z.number().int(),
  handedOver: z.number().int(),
  outstanding: z.number().int(),
  note: z.string(),
  closedBy: z.string().nullable(),
  at: instant,
  /** What the rider said to it. */
  confirmed: z
    .object({ isRight: z.boolean(), note: z.string(), isInPresence: z.boolean(), at: instant })
    .nullable(),
});
export type DayClosingView = z.output<typeof dayClosingView>;
