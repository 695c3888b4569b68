import { z } from 'zod';
import { moneyBackReasons, waysOfMoneyBack } from '../money-back.ts';
import { francsOutput } from './fields.ts';

/** Money that goes back to the shopper, or that her bank has taken back. */
export const moneyBackView = z.object({
  amount: francsOutput,
  reason: z.enum(moneyBackReasons),
  way: z.enum(waysOfMoneyBack),
  /** Of a payment at the sandbox or an emulator. */
  isSimulated: z.boolean(),
  /** Null while it is under way. */
  doneAt: z.iso.datetime().nullable(),
});
export type MoneyBackView = z.output<typeof moneyBackView>;
