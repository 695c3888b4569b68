import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { productFormHelp, productFormLabels } from '#shared/messages/product-field-messages.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { CircleAlert, CircleCheck } from '../../ui/pictures/icons.tsx';
import { AddFieldDialog } from '../add-field-dialog.tsx';
import { leadingName } from '../both-names.ts';
import { ChoiceChips } from '../choice-chips.tsx';
import { PictureList } from '../pictures/picture-list.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { fittingSubCategories, withCategoriesOf, withOnlySubCategory } from './fitting-choices.ts';
import { formSections } from './form-sections.ts';
import { hasFoldedMistake } from './mistakes-in.ts';
import { NumberFields } from './number-fields.tsx';
import { PictureTexts } from './picture-texts.tsx';
import { frenchCompleteness, type ProductFields, withReplaced } from './product-fields.ts';
import { useProductField } from './use-product-field.ts';
import type { ProductFormState } from './use-product-form.ts';
import './product-form.css';

type ProductFormProps = {
  id: string;
  form: ProductFormState;
  onSubmit: () => void;
  /** In the edit form only (spec §3). */
  withBulkPrice?: boolean;
  children?: ReactNode;
};

const typing = { autoComplete: 'off', enterKeyHint: 'next' } as const;

/** The fields of the upload page and of the edit dialog. */
export function ProductForm({ id, form, onSubmit, withBulkPrice = false, children }: ProductFormProps) {
  const [isAdding, setAdding] = useState(false);
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
        <PictureList
          images={form.fields.images}
          onChange={(images) => form.change({ images })}
          onReplace={(url, other) => form.change(withReplaced(form.fields, url, other))}
          pictures={form.pictures}
          subject={form.fields.name}
          error={form.errors.image}
        />
        <PictureTexts {...form} />
        <FirstFields form={form} numbers={formSections.first} />
        <Categories {...form} />
        <FoldedFields form={form} withBulkPrice={withBulkPrice} onAddDetail={() => setAdding(true)} />
        <ShadeFields {...form} />
        <CheckboxField
          label={<PublishedLabel />}
          checked={form.fields.isPublished}
          onChange={({ currentTarget }) => form.change({ isPublished: currentTarget.checked })}
        />
        {children}
      </form>
      {/* Outside the form: a form inside it would be sent as part of it. */}
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

type FirstFieldsProps = {
  form: ProductFormState;
  numbers: readonly (typeof formSections)['first'][number][];
};

/** The fields that the owner always fills in: the name in her own language first. */
export function FirstFields({ form, numbers }: FirstFieldsProps) {
  const field = useProductField(form);
  const leading = leadingName(useLanguage());
  return (
    <div className="product-form__pair stack stack--pair">
      {!form.isNew && <FrenchMark fields={form.fields} />}
      <TextField
        {...field(leading)}
        {...typing}
        {...(form.isNew ? { optional: false, required: true } : {})}
      />
      {!form.isNew && <TextField {...field(otherName(leading))} {...typing} />}
      <div className="product-form__first">
        {numbers.map((name) => (
          <TextField key={name} {...field(name)} {...typing} />
        ))}
      </div>
    </div>
  );
}

type FoldedFieldsProps = {
  form: ProductFormState;
  withBulkPrice: boolean;
  isFolded?: boolean;
  withReference?: boolean;
  onAddDetail: () => void;
};

/** Further fields: for a new product they are folded, because each has a first value; unfolded where one of them is wrong. */
export function FoldedFields({
  form,
  withBulkPrice,
  isFolded = form.isNew,
  withReference = true,
  onAddDetail,
}: FoldedFieldsProps) {
  const texts = useMessages(adminProductMessages);
  const field = useProductField(form);
  const leading = leadingName(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const isWrong = hasFoldedMistake(form.errors, otherName(leading));
  const descriptions =
    leading === 'nameFr' ? [...formSections.descriptions].reverse() : formSections.descriptions;
  const fields = (
    <>
      <div className="product-form__pair stack stack--pair">
        {form.isNew && <TextField {...field(otherName(leading))} {...typing} />}
        {descriptions.map((name) => (
          <TextArea key={name} {...field(name)} rows={4} />
        ))}
      </div>
      <NumberFields form={form} withBulkPrice={withBulkPrice} />
      <ExtraFields {...form} onAdd={onAddDetail} />
      {withReference && (
        <div className="product-form__pair stack stack--pair">
          {formSections.reference.map((name) => (
            <TextField key={name} {...field(name)} {...typing} />
          ))}
        </div>
      )}
    </>
  );
  if (!isFolded) return fields;
  return (
    <details
      className="product-form__fold"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="product-form__summary">
        {texts.moreFields} <span className="muted">{texts.moreFieldsNote}</span>
      </summary>
      <div className="stack gap-5">{fields}</div>
    </details>
  );
}

function otherName(leading: 'name' | 'nameFr'): 'name' | 'nameFr' {
  return leading === 'name' ? 'nameFr' : 'name';
}

/** How much of what shoppers read exists in French. */
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

export function Categories({ fields, change, errors }: ProductFormState) {
  const texts = useMessages(adminProductMessages);
  const labels = useMessages(productFormLabels);
  const { allCategory, allSubCategory, status } = useFetchedCatalogue();
  const isWithout = status === 'ready' && allCategory.length === 0;
  return (
    <div className="product-form__pair stack stack--pair">
      <ChoiceChips
        label={labels.categories}
        prompt={texts.chooseCategory}
        choices={allCategory}
        chosen={fields.categories}
        error={errors.category}
        help={isWithout ? <FirstCategory /> : undefined}
        areQuick
        onChange={(categories) =>
          change({
            categories,
            subCategories: withOnlySubCategory(allSubCategory, categories, fields.subCategories),
          })
        }
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

/** Where to begin in a shop without a category; without one no shopper finds the product. */
function FirstCategory() {
  const { noCategories } = useMessages(adminSubCategoryMessages);
  return <LocalLink to="/dashboard/category">{noCategories}</LocalLink>;
}

function ShadeFields(form: ProductFormState) {
  const words = useMessages(uiMessages);
  const texts = useMessages(adminProductMessages);
  const field = useProductField(form);
  // Decided only at the beginning: the section must not close while someone empties a field.
  const [isUsed] = useState(form.fields.shadeName !== '' || form.fields.family !== '');
  // All fields are optional, as the summary says.
  return (
    <details className="product-form__fold" open={isUsed}>
      <summary className="product-form__summary">
        {texts.shadeTitle} <span className="muted">{words.optional}</span>
      </summary>
      <div className="product-form__pair stack stack--pair">
        <p className="product-form__note small muted">{texts.shadeHelp}</p>
        <TextField {...field('shadeName')} {...typing} optional={false} />
        <TextField {...field('shadeNameFr')} {...typing} optional={false} error={undefined} />
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

/** Enter moves on to the next field, as the key on a phone's keyboard says: sending half a product would only bring errors. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.form !== currentTarget) return;
  if (['file', 'checkbox', 'color'].includes(target.type)) return;
  event.preventDefault();
  const fields = [...currentTarget.elements].filter(
    (element): element is HTMLElement =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.closest('details:not([open])') === null,
  );
  fields[fields.indexOf(target) + 1]?.focus();
}
