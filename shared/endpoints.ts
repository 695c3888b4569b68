import { deskEndpoints } from './desk-endpoints.ts';
import { shopperEndpoints } from './shopper-endpoints.ts';

/**
 * Method and path of every call, those in section 7 of the specification in its spelling, and the shop's own. Plain
 * data without schemas, because the browser needs the addresses without zod; inputs and outputs are in
 * `shared/contract/`.
 */
export const endpoints = merge(shopperEndpoints, deskEndpoints);

type Table = Record<string, Record<string, string>>;
type VerbsOf<T, N> = N extends keyof T ? T[N] : unknown;

function merge<One extends Table, Other extends Table>(one: One, other: Other) {
  const nouns = new Set([...Object.keys(one), ...Object.keys(other)]);
  const merged = Object.fromEntries([...nouns].map((noun) => [noun, { ...one[noun], ...other[noun] }]));
  // TypeScript knows the keys of both tables, but not that `fromEntries` keeps them.
  return merged as { readonly [N in keyof One | keyof Other]: VerbsOf<One, N> & VerbsOf<Other, N> };
}
