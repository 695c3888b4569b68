import type { z } from 'zod';
import { ProviderTrouble, strangePlaces } from '../provider-trouble.ts';

/** Reads the parts we need of an object from Stripe. @throws ProviderTrouble that names what is not as documented. */
export function readObject<Schema extends z.ZodType>(
  schema: Schema,
  said: unknown,
  name: 'session' | 'dispute' | 'refund' | 'charge',
): z.output<Schema> {
  const parsed = schema.safeParse(said);
  if (parsed.success) return parsed.data;
  throw new ProviderTrouble(
    `Stripe sent a ${name} in a form we do not know (${strangePlaces(parsed.error)})`,
  );
}
