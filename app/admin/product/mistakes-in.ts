import type { Language } from '#shared/language.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { productFields } from '#shared/product-fields.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import { leadingName } from '../both-names.ts';
import { foldedFields, formFields } from './form-sections.ts';
import { errorKeyOf, type FormField, type ProductFields } from './product-fields.ts';
import { readWholeNumber } from './read-whole-number.ts';
import { typedFields } from './typed-fields.ts';

/** Mistakes that can be found before anything is sent: what is missing (spec §5), and numbers that cannot be read. */
export function mistakesIn(fields: ProductFields, language: Language): FieldErrors {
  const { required } = fieldMessages[language];
  const { wholeNumber } = adminProductMessages[language];
  const mistakes: Record<string, string> = {};
  for (const field of formFields) {
    const typed = fields[field];
    if (typeof typed !== 'string') continue;
    const { isRequired, isNumber } = typedFields[productFields[field].kind];
    if (typed.trim() !== '') {
      if (isNumber && readWholeNumber(typed) === undefined) mistakes[errorKeyOf(field)] = wholeNumber;
    } else if (isRequired) mistakes[errorKeyOf(field)] = required;
  }
  for (const { name, text } of fields.details) {
    if (text.trim() === '') mistakes[extraFieldKey(name)] = required;
  }
  return mistakes;
}

/** Where both names are missing, asks for the one that is typed first: the other one follows it. */
export function mistakesInNew(fields: ProductFields, language: Language): FieldErrors {
  const leading = leadingName(language);
  if (leading === 'name' || fields[leading].trim() !== '') return mistakesIn(fields, language);
  const { name, description, ...mistakes } = mistakesIn(fields, language);
  return { [leading]: fieldMessages[language].required, ...mistakes };
}

/** Whether a folded field, or the second name, has an error. */
export function hasFoldedMistake(errors: FieldErrors, secondName: FormField): boolean {
  const folded = new Set([...foldedFields, secondName].map(errorKeyOf));
  return Object.keys(errors).some((key) => folded.has(key) || key.startsWith(extraFieldKey('')));
}

/** The key of an extra field's error; no field of the call has such a name. */
export function extraFieldKey(name: string): string {
  return `more_details.${name}`;
}

/** The labels of the fields with errors, in the order of the form. */
export function labelsOf(errors: FieldErrors, language: Language): string[] {
  const labels = productFormLabels[language];
  const named = formFields.filter((field) => errorKeyOf(field) in errors).map((field) => labels[field]);
  const extra = Object.keys(errors).filter((key) => key.startsWith(extraFieldKey('')));
  return [...named, ...extra.map((key) => key.slice(extraFieldKey('').length))];
}

/** The keys of the errors that a change may have put right. */
export function errorKeysOf(before: ProductFields, changed: Partial<ProductFields>): string[] {
  const keys = formFields.filter((field) => field in changed).map(errorKeyOf);
  const retyped = (changed.details ?? []).filter(
    ({ name, text }) => before.details.find((known) => known.name === name)?.text !== text,
  );
  return [...keys, ...retyped.map(({ name }) => extraFieldKey(name))];
}
