import { useState } from 'react';
import type { FamilyView } from '#shared/contract/family.ts';
import { textIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { familyMessages } from '../../messages/family-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AddFieldDialog } from '../add-field-dialog.tsx';
import { fieldsOf, type ProductFields } from '../product/product-fields.ts';
import { Categories, FirstFields, FoldedFields } from '../product/product-form.tsx';
import '../product/product-form.css';
import type { ProductFormState } from '../product/use-product-form.ts';
import { detailNamed, detailsThatDiffer, isTranslated, withDetailText } from './common-details.ts';
import { commonFields, isSame } from './family-form.ts';

type CommonFieldsProps = { form: ProductFormState; family: FamilyView | undefined };

/** The fields that all shades of a family have in common. */
export function CommonFields({ form, family }: CommonFieldsProps) {
  const texts = useMessages(familyMessages);
  const labels = useMessages(productFormLabels);
  const [isAdding, setAdding] = useState(false);
  const { details } = form.fields;
  const language = useLanguage();
  const shades = (family?.shades ?? []).map(fieldsOf);
  const differing = [
    ...fieldsThatDiffer(shades).map((field) => labels[field]),
    ...detailsThatDiffer(shades.map(({ details }) => details)).map(({ name, nameFr }) =>
      textIn(language, name, nameFr),
    ),
  ];
  return (
    <>
      {differing.length > 0 && <p className="fine">{texts.differs(differing.join(', '))}</p>}
      <FirstFields form={form} numbers={['price']} />
      <Categories {...form} />
      <div className="product-form__pair stack stack--pair">
        <DetailFields form={form} detail={{ name: 'Brand', nameFr: 'Marque' }} label={texts.brand} />
      </div>
      <div className="product-form__pair stack stack--pair">
        <DetailFields
          form={form}
          detail={{ name: 'Finish', nameFr: 'Fini' }}
          label={texts.finish}
          inTwoLanguages
        />
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
function fieldsThatDiffer([first, ...others]: readonly ProductFields[]) {
  if (first === undefined) return [];
  return commonFields.filter(
    (field) =>
      !['name', 'nameFr', 'price', 'details'].includes(field) &&
      others.some((shade) => !isSame(shade[field], first[field])),
  );
}

type DetailFieldsProps = {
  form: ProductFormState;
  detail: { name: string; nameFr: string };
  label: string;
  /** If false, there is a field for the French text only where it differs: a brand has one name. */
  inTwoLanguages?: boolean;
};

/** A detail that shoppers choose by, as fields of their own; without a text the detail is removed. */
function DetailFields({ form, detail, label, inTwoLanguages = false }: DetailFieldsProps) {
  const texts = useMessages(adminProductMessages);
  const { details } = form.fields;
  const known = detailNamed(details, detail.name);
  const [hasFrench] = useState(inTwoLanguages || (known !== undefined && isTranslated(known)));
  const shared = { optional: true, autoComplete: 'off', maxLength: limits.detailText };
  const write = (typed: Parameters<typeof withDetailText>[2]) =>
    form.change({ details: withDetailText(details, detail, typed) });
  return (
    <>
      <TextField
        {...shared}
        label={label}
        value={known?.text ?? ''}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
      />
      {hasFrench && (
        <TextField
          {...shared}
          label={texts.fieldTextFr(label)}
          lang="fr"
          value={known?.textFr ?? ''}
          onChange={({ currentTarget }) => write({ textFr: currentTarget.value })}
        />
      )}
    </>
  );
}
