import type { Language } from '#shared/language.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import type { FieldErrors } from '../state/use-field-errors.ts';
import type { Typed } from '../state/use-form-call.ts';

/** Errors for required fields that were left empty, in the words that the server would use. */
export function missingIn<Field extends string>(
  required: readonly Field[],
  typed: Typed<Field>,
  language: Language,
): FieldErrors {
  const missing = required.filter((field) => typed(field).trim() === '');
  return Object.fromEntries(missing.map((field) => [field, fieldMessages[language].required]));
}
