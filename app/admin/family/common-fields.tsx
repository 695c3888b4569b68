import { useState } from 'react';
import type { FamilyView } from '#shared/contract/family.ts';
import { limits } from '#shared/limits.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { useMessages } from '../../language.ts';
import { familyMessages } from '../../messages/family-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AddFieldDialog } from '../add-field-dialog.tsx';
import { type ExtraField, fieldsOf } from '../product/product-fields.ts';
import { Categories, FirstFields, FoldedFields } from '../product/product-form.tsx';
import '../product/product-form.css';
import type { ProductFormState } from '../product/use-product-form.ts';
import { commonFields, isSame } from './family-form.ts';

type CommonFieldsProps = { form: ProductFormState; family: FamilyView | undefined };

/** The fields that all shades of a family have in common. */
export function CommonFields({ form, family }: CommonFieldsProps) {
  const texts = useMessages(familyMessages);
  const labels = useMessages(productFormLabels);
  const [isAdding, setAdding] = useState(false);
  const { details } = form.fields;
  const differing = fieldsThatDiffer(family).map((field) => labels[field]);
  return (
    <>
      {differing.length > 0 && <p className="fine">{texts.differs(differing.join(', '))}</p>}
      <FirstFields form={form} numbers={['price']} />
      <Categories {...form} />
      <div className="product-form__pair stack stack--pair">
        <DetailField form={form} english="Brand" french="Marque" label={texts.brand} />
        <DetailField form={form} english="Finish" french="Fini" label={texts.finish} />
      </div>
      <FoldedFields
        form={form}
        withBulkPrice
        isFolded
        withReference={false}
        onAddDetail={() => setAdding(true)}
      />
      <AddFieldDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        taken={details.map(({ name }) => name)}
        onAdd={(name) => form.change({ details: [...details, { name, text: '', nameFr: '', textFr: '' }] })}
      />
    </>
  );
}

/**
 * The common fields in which shades differ, because a product's own form has changed one of them; the owner should know. Names and price are
 * left out: they are those of the family.
 */
function fieldsThatDiffer(family: FamilyView | undefined) {
  const [first, ...others] = (family?.shades ?? []).map(fieldsOf);
  if (first === undefined) return [];
  return commonFields.filter(
    (field) =>
      !['name', 'nameFr', 'price'].includes(field) &&
      others.some((shade) => !isSame(shade[field], first[field])),
  );
}

type DetailFieldProps = { form: ProductFormState; english: string; french: string; label: string };

/** A detail that shoppers choose by, as a field of its own; emptying the field removes the detail. */
function DetailField({ form, english, french, label }: DetailFieldProps) {
  const { details } = form.fields;
  const known = details.find(({ name }) => name.toLowerCase() === english.toLowerCase());
  const others = details.filter((detail) => detail !== known);
  const write = (text: string) => {
    const detail: ExtraField = { ...(known ?? { name: english, nameFr: french, textFr: '' }), text };
    if (text === '') form.change({ details: others });
    else if (known) form.change({ details: details.map((one) => (one === known ? detail : one)) });
    else form.change({ details: [...details, detail] });
  };
  return (
    <TextField
      label={label}
      optional
      autoComplete="off"
      maxLength={limits.detailText}
      value={known?.text ?? ''}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}
