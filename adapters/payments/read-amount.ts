import { ProviderTrouble } from './provider-trouble.ts';

/** '12500', '12500.00' or 12500 as an integer; a fraction or anything else is no amount in francs. */
export function readAmount(provider: string, amount: string | number): number {
  const [, whole] = /^(\d{1,10})(?:\.0+)?$/.exec(String(amount)) ?? [];
  if (whole === undefined) throw new ProviderTrouble(`${provider} reports no whole amount`);
  return Number(whole);
}
