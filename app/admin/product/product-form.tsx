import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { productFormHelp, productFormLabels } from '#shared/messages/product-field-messages.ts';
import { useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { CircleAlert, CircleCheck } from '../../ui/pictures/icons.tsx';
import { AddFieldDialog } from '../add-field-dialog.tsx';
import { ChoiceChips } from '../choice-chips.tsx';
import { PictureList } from '../pictures/picture-list.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { fittingSubCategories, withCategoriesOf } from './fitting-choices.ts';
import { NumberFields } from './number-fields.tsx';
import { frenchCompleteness, type ProductFields } from './product-fields.ts';
import { useProductField } from './use-product-field.ts';
import type { ProductFormState } from './use-product-form.ts';
import './product-form.css';

type ProductFormProps = {
  id: string;
  form: ProductFormState;
  onSubmit: () => void;
  /** The edit form only (spec §3). */
  withBulkPrice?: boolean;
  children?: ReactNode;
};

const typing = { autoComplete: 'off', enterKeyHint: 'next' } as const;

/** The fields of the upload page and of the edit dialog. */
export function ProductForm({ id, form, onSubmit, withBulkPrice = false, children }: ProductFormProps) {
  const [isAdding, setAdding] = useState(false);
  const field = useProductField(form);
  const { details } = form.fields;
  return (
    <>
      <form
        ref={form.formRef}
        id={id}
        className="stack gap-5"
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={goToNextField}
      >
        <NameAndDescription {...form} />
        <PictureList
          images={form.fields.images}
          onChange={(images) => form.change({ images })}
          pictures={form.pictures}
          subject={form.fields.name}
          error={form.errors.image}
        />
        <Categories {...form} />
        <NumberFields form={form} withBulkPrice={withBulkPrice} />
        <ExtraFields {...form} onAdd={() => setAdding(true)} />
        <ShadeFields {...form} />
        <TextField {...field('reference')} {...typing} />
        <CheckboxField
          label={<PublishedLabel />}
          checked={form.fields.isPublished}
          onChange={({ currentTarget }) => form.change({ isPublished: currentTarget.checked })}
        />
        {children}
      </form>
      {/* Beside the form: one inside another would be sent as its own. */}
      <AddFieldDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        taken={details.map(({ name }) => name)}
        onAdd={(name) => form.change({ details: [...details, { name, text: '', nameFr: '', textFr: '' }] })}
      />
    </>
  );
}

function PublishedLabel() {
  const labels = useMessages(productFormLabels);
  const help = useMessages(productFormHelp);
  return (
    <>
      <strong>{labels.isPublished}</strong>
      <br />
      <span className="muted">{help.isPublished}</span>
    </>
  );
}

function NameAndDescription(form: ProductFormState) {
  const field = useProductField(form);
  return (
    <div className="product-form__pair stack stack--pair">
      <FrenchMark fields={form.fields} />
      <TextField {...field('name')} {...typing} />
      <TextField {...field('nameFr')} {...typing} />
      <TextArea {...field('description')} rows={4} />
      <TextArea {...field('descriptionFr')} rows={4} />
    </div>
  );
}

/** How much of what shoppers read is there in French. */
function FrenchMark({ fields }: { fields: ProductFields }) {
  const texts = useMessages(adminProductMessages);
  const { done, of } = frenchCompleteness(fields);
  const isWhole = done === of;
  return (
    <p className="product-form__french">
      <Badge tone={isWhole ? 'success' : 'neutral'} icon={isWhole ? <CircleCheck /> : <CircleAlert />}>
        {isWhole ? texts.frenchWhole : texts.frenchDone(done, of)}
      </Badge>
    </p>
  );
}

function Categories({ fields, change, errors }: ProductFormState) {
  const texts = useMessages(adminProductMessages);
  const labels = useMessages(productFormLabels);
  const { allCategory, allSubCategory } = useFetchedCatalogue();
  return (
    <div className="product-form__pair stack stack--pair">
      <ChoiceChips
        label={labels.categories}
        prompt={texts.chooseCategory}
        choices={allCategory}
        chosen={fields.categories}
        error={errors.category}
        onChange={(categories) => change({ categories })}
      />
      <ChoiceChips
        label={labels.subCategories}
        prompt={texts.chooseSubCategory}
        choices={fittingSubCategories(allSubCategory, fields.categories, fields.subCategories)}
        chosen={fields.subCategories}
        error={errors.subCategory}
        onChange={(subCategories) =>
          change({
            subCategories,
            categories: withCategoriesOf(fields.categories, subCategories, {
              all: allCategory,
              allSub: allSubCategory,
            }),
          })
        }
      />
    </div>
  );
}

function ShadeFields(form: ProductFormState) {
  const words = useMessages(uiMessages);
  const texts = useMessages(adminProductMessages);
  const field = useProductField(form);
  // Only at the beginning: it must not close on someone who empties a field.
  const [isUsed] = useState(form.fields.shadeName !== '' || form.fields.family !== '');
  // All of it is optional, as the summary says.
  return (
    <details className="product-form__shade" open={isUsed}>
      <summary className="product-form__summary">
        {texts.shadeTitle} <span className="muted">{words.optional}</span>
      </summary>
      <div className="product-form__pair stack stack--pair">
        <p className="product-form__note small muted">{texts.shadeHelp}</p>
        <TextField {...field('shadeName')} {...typing} optional={false} />
        <TextField
          {...field('shadeHex')}
          optional={false}
          error={undefined}
          type="color"
          className="product-form__colour"
        />
        <TextField {...field('family')} {...typing} optional={false} />
      </div>
    </details>
  );
}

/** Enter leads on, as the key on a phone's keyboard says: sending half a product by it would only bring errors. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.form !== currentTarget) return;
  if (['file', 'checkbox', 'color'].includes(target.type)) return;
  event.preventDefault();
  const fields = [...currentTarget.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
  fields[fields.indexOf(target) + 1]?.focus();
}
