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

/** One line without links or markup, because the shop's mails contain it. */
export const personNameField = requiredText(limits.name).refine(isPersonName, 'personName');

const emailText = z.string().trim().toLowerCase().min(1, 'required').max(limits.email, `max:${limits.email}`);

export const emailField = emailText.regex(EMAIL, 'email').refine(storable, 'characters');

/** The address of an account that may be older than the rule for new addresses. */
export const accountEmailField = emailText
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'email')
  .refine(storable, 'characters');

/** Only bounds are checked here; strength is a rule of `core/accounts`. */
export const passwordField = z.string().min(1, 'required').max(limits.password, `max:${limits.password}`);

/** For forms that ask for the password only sometimes. */
export const optionalPassword = z.string().max(limits.password, `max:${limits.password}`).optional();

export const idField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(64, 'max:64')
  .regex(/^[0-9A-Za-z_]+$/, 'id');

/** A whole number, also as text, because HTML forms send numbers as text; an empty text is not zero. */
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

/** A whole number or null; forms send an empty text for none. */
export const wholeOrNone = (most: number) =>
  z.union([z.literal('').transform(() => null), wholeNumber(1, most).nullable()], 'whole');

/** A position in a file, or its length in bytes. */
export const bytesField = wholeNumber(0, Number.MAX_SAFE_INTEGER);
/** An amount of one franc or more. */
export const priceField = wholeNumber(1, MAX_FRANCS).transform(francs);
/** An amount of zero francs or more. */
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
/** A boolean, which is text in the query of an address. */
export const flagField = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  'invalid',
);
export const pageField = wholeNumber(1, limits.page);
export const pageSizeField = wholeNumber(1, limits.pageSize);

/** The page of a list, and the number of rows a page has by default. */
export const pageOf = (rows: number) => ({ page: pageField.default(1), limit: pageSizeField.default(rows) });

/** Beside the rows of a page: its number, the number of pages, and the number of all rows. */
export const pageBeside = {
  page: z.number().int(),
  totalPage: z.number().int(),
  totalCount: z.number().int(),
};

/** The input of the office's lists: a search in their texts, and a page of the matches. */
export const searchedPage = { search: optionalText(limits.search).default(''), ...pageOf(24) };

/** The number of rows found, and the number in each view regardless of the search. */
export function listCounts<View extends string>(...views: View[]) {
  const counts = Object.fromEntries(views.map((view) => [view, z.number().int()]));
  // TypeScript knows the views, but not that `fromEntries` keeps them.
  return { totalCount: z.number().int(), counts: z.object(counts as Record<View, z.ZodNumber>) };
}

/**
 * A moment in an answer: a `Date` in the core, ISO text on the wire. The browser keeps the text, because it does without zod; the
 * formatters take both (`shared/formats/dates.ts`).
 */
export const instant = z.codec(z.date(), z.iso.datetime(), {
  decode: (at) => at.toISOString(),
  encode: (text) => new Date(text),
});

export const francsOutput = z.custom<import('../money.ts').Francs>(
  (value) => typeof value === 'number' && isFrancs(value),
);
