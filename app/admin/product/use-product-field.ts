import type { ReactNode } from 'react';
import { productFormHelp, productFormLabels } from '#shared/messages/product-field-messages.ts';
import { type ProductField, productFields } from '#shared/product-fields.ts';
import { useMessages } from '../../language.ts';
import { errorKeyOf, type FormField, type ProductFields } from './product-fields.ts';
import { typedFields } from './typed-fields.ts';
import type { ProductFormState } from './use-product-form.ts';

export type TextualField = {
  [Field in FormField]: ProductFields[Field] extends string ? Field : never;
}[FormField];

type FieldProps = {
  label: string;
  optional: boolean;
  help: ReactNode;
  required: boolean;
  maxLength: number | undefined;
  lang: string | undefined;
  inputMode: 'numeric' | undefined;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** The props of a text field of the form, from the table of fields and its words. */
export function useProductField({
  fields,
  change,
  errors,
}: ProductFormState): (name: TextualField) => FieldProps {
  const labels = useMessages(productFormLabels);
  const help: Partial<Record<ProductField, string>> = useMessages(productFormHelp);
  return (name) => {
    const { kind, most } = productFields[name];
    const { isRequired = false, isNumber = false } = typedFields[kind];
    return {
      label: labels[name],
      optional: !isRequired,
      help: help[name],
      required: isRequired,
      maxLength: isNumber || kind === 'colour' ? undefined : most,
      lang: 'frenchOf' in productFields[name] ? 'fr' : undefined,
      // A text field with a keyboard of digits: a field of type number silently drops what it does not understand.
      inputMode: isNumber ? 'numeric' : undefined,
      value: fields[name],
      error: errors[errorKeyOf(name)],
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value }),
    };
  };
}
