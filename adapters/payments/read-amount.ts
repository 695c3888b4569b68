import { ProviderTrouble } from './provider-trouble.ts';

/** Reads '12500', '12500.00' or 12500 as an integer. Throws for anything else, as francs have no fractions. */
export function readAmount(provider: string, amount: string | number): number {
  const [, whole] = /^(\d{1,10})(?:\.0+)?$/.exec(String(amount)) ?? [];
  if (whole === undefined) throw new ProviderTrouble(`${provider} reports no whole amount`);
  return Number(whole);
}
