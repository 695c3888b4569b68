import { z } from 'zod';
import { EMAIL } from '../email-format.ts';
import { limits } from '../limits.ts';
import { francs, isFrancs, MAX_FRANCS } from '../money.ts';
import { isPersonName } from '../person-name.ts';

export { limits };

// PostgreSQL's text refuses U+0000, and no field of the shop has a use for it.
const storable = (text: string) => !text.includes('\u0000');

/** Trimmed text that must not be empty. */
export function requiredText(maximum: number) {
  return z.string().trim().min(1, 'required').max(maximum, `max:${maximum}`).refine(storable, 'characters');
}

/** Trimmed text that may be empty. */
export function optionalText(maximum: number) {
  return z.string().trim().max(maximum, `max:${maximum}`).refine(storable, 'characters');
}

/** In one line, without links or markup: the shop's mails say it. */
export const personNameField = requiredText(limits.name).refine(isPersonName, 'personName');

const emailText = z.string().trim().toLowerCase().min(1, 'required').max(limits.email, `max:${limits.email}`);

export const emailField = emailText.regex(EMAIL, 'email').refine(storable, 'characters');

/** Of an account that may be older than the rule for new addresses. */
export const accountEmailField = emailText
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'email')
  .refine(storable, 'characters');

/** Only bounds here; strength is a rule of `core/accounts`. */
export const passwordField = z.string().min(1, 'required').max(limits.password, `max:${limits.password}`);

/** Of forms that ask for it only sometimes. */
export const optionalPassword = z.string().max(limits.password, `max:${limits.password}`).optional();

export const idField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(64, 'max:64')
  .regex(/^[0-9A-Za-z_]+$/, 'id');

/** Numbers of an HTML form arrive as text; both are taken, an empty text is not zero. */
export function wholeNumber(minimum: number, maximum: number) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d+$/, 'whole')
          .transform(Number),
      ],
      'whole',
    )
    .pipe(z.number('whole').int('whole').min(minimum, `min:${minimum}`).max(maximum, `maxNumber:${maximum}`));
}

/** The form sends an empty text for none. */
export const wholeOrNone = (most: number) =>
  z.union([z.literal('').transform(() => null), wholeNumber(1, most).nullable()], 'whole');

/** A place in a file, or its length. */
export const bytesField = wholeNumber(0, Number.MAX_SAFE_INTEGER);
/** Some money, one franc at least. */
export const priceField = wholeNumber(1, MAX_FRANCS).transform(francs);
/** Some money, or none. */
export const cashField = wholeNumber(0, MAX_FRANCS);
export const percentField = wholeNumber(0, 100);
export const stockField = wholeNumber(0, limits.stock);
export const stockChangeField = wholeNumber(-limits.stock, limits.stock).refine(
  (change) => change !== 0,
  'notZero',
);
export const countField = wholeNumber(0, 1_000_000);
export const versionField = wholeNumber(1, 2_147_483_647);
export const quantityField = wholeNumber(1, limits.quantity);
/** In an address it is text. */
export const flagField = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  'invalid',
);
export const pageField = wholeNumber(1, limits.page);
export const pageSizeField = wholeNumber(1, limits.pageSize);

/** Which page of a list, and how many rows a page has if none are asked for. */
export const pageOf = (rows: number) => ({ page: pageField.default(1), limit: pageSizeField.default(rows) });

/** What a list of the office is asked for: a part of its texts, and a page of what has it. */
export const searchedPage = { search: optionalText(limits.search).default(''), ...pageOf(24) };

/** How many rows there are, and how many each view holds, whatever is searched. */
export function listCounts<View extends string>(...views: View[]) {
  const counts = Object.fromEntries(views.map((view) => [view, z.number().int()]));
  // TypeScript knows the views, but not that `fromEntries` keeps them.
  return { totalCount: z.number().int(), counts: z.object(counts as Record<View, z.ZodNumber>) };
}

/**
 * A moment of an answer: a `Date` in the core, ISO text on the wire. The browser keeps the text, because it does without zod; what
 * shows it takes both (`shared/formats/dates.ts`).
 */
export const instant = z.codec(z.date(), z.iso.datetime(), {
  decode: (at) => at.toISOString(),
  encode: (text) => new Date(text),
});

export const francsOutput = z.custom<import('../money.ts').Francs>(
  (value) => typeof value === 'number' && isFrancs(value),
);
