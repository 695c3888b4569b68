import type { Language } from '#shared/language.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import type { ProductFields } from './product-fields.ts';
import { readWholeNumber } from './read-whole-number.ts';

const requiredTexts = ['name', 'description', 'unit'] as const;
const requiredNumbers = ['stock', 'price', 'discount'] as const;

/** What can be seen before anything is sent: what is missing (spec §5), and numbers that nobody could read. */
export function mistakesIn(fields: ProductFields, language: Language): FieldErrors {
  const { required } = fieldMessages[language];
  const { wholeNumber } = adminProductMessages[language];
  const mistakes: Record<string, string> = {};
  for (const field of requiredTexts) {
    if (fields[field].trim() === '') mistakes[field] = required;
  }
  for (const field of requiredNumbers) {
    if (fields[field].trim() === '') mistakes[field] = required;
    else if (readWholeNumber(fields[field]) === undefined) mistakes[field] = wholeNumber;
  }
  if (fields.bulkPrice.trim() !== '' && readWholeNumber(fields.bulkPrice) === undefined) {
    mistakes.bulkPrice = wholeNumber;
  }
  for (const { name, text } of fields.details) {
    if (text.trim() === '') mistakes[extraFieldKey(name)] = required;
  }
  return mistakes;
}

/** Under which name an extra field's error stands; no field of the call is called so. */
export function extraFieldKey(name: string): string {
  return `more_details.${name}`;
}

/** Under which names the errors stand that a change may have put right. */
export function errorKeysOf(before: ProductFields, changed: Partial<ProductFields>): string[] {
  const { details, ...others } = changed;
  const keys = Object.keys(others).map((field) =>
    field === 'shadeName' || field === 'shadeHex' ? 'shade' : field,
  );
  if (details === undefined) return keys;
  const retyped = details.filter(
    ({ name, text }) => before.details.find((known) => known.name === name)?.text !== text,
  );
  return [...keys, 'more_details', ...retyped.map(({ name }) => extraFieldKey(name))];
}
