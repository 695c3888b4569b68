import { z } from 'zod';
import { francs, isFrancs, MAX_FRANCS } from '../money.ts';

/** Named limits of what people may type; the database holds the same bounds where they guard it. */
export const limits = {
  name: 120,
  productName: 200,
  email: 254,
  password: 200,
  shortText: 120,
  addressLine: 300,
  description: 5_000,
  detailName: 80,
  detailText: 2_000,
  details: 40,
  images: 20,
  url: 500,
  search: 120,
  stock: 1_000_000,
  quantity: 1_000,
  cartLines: 200,
  guestAddresses: 50,
  page: 100_000,
  pageSize: 100,
} as const;

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

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(limits.email, `max:${limits.email}`)
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'email')
  .refine(storable, 'characters');

/** Only bounds here; strength is a rule of `core/accounts`. */
export const passwordField = z.string().min(1, 'required').max(limits.password, `max:${limits.password}`);

export const idField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(64, 'max:64')
  .regex(/^[0-9A-Za-z_]+$/, 'id');

/** Numbers of an HTML form arrive as text; both are taken, an empty text is not zero. */
function wholeNumber(minimum: number, maximum: number) {
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

export const priceField = wholeNumber(1, MAX_FRANCS).transform(francs);
export const percentField = wholeNumber(0, 100);
export const stockField = wholeNumber(0, limits.stock);
export const quantityField = wholeNumber(1, limits.quantity);
export const pageField = wholeNumber(1, limits.page);
export const pageSizeField = wholeNumber(1, limits.pageSize);

export const francsOutput = z.custom<import('../money.ts').Francs>(
  (value) => typeof value === 'number' && isFrancs(value),
);

/** A point in time as ISO 8601 text, so that both transports answer alike. */
export const timeOutput = z.iso.datetime();
