import { CircleAlert, CircleCheck } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { useShop } from '../../state/shop-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddFieldDialog } from '../add-field-dialog.tsx';
import { ChoiceChips } from '../choice-chips.tsx';
import { PictureList } from '../pictures/picture-list.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { NumberFields } from './number-fields.tsx';
import { frenchCompleteness, type ProductFields } from './product-fields.ts';
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

/** The fields of the upload page and of the edit dialog. */
export function ProductForm({ id, form, onSubmit, withBulkPrice = false, children }: ProductFormProps) {
  const [isAdding, setAdding] = useState(false);
  const { details } = form.fields;
  return (
    <>
      <form
        ref={form.formRef}
        id={id}
        className="product-form"
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
          images={form.fields.image}
          onChange={(image) => form.change({ image })}
          pictures={form.pictures}
          subject={form.fields.name}
          error={form.errors.image}
        />
        <Places {...form} />
        <NumberFields {...form} withBulkPrice={withBulkPrice} />
        <ExtraFields {...form} onAdd={() => setAdding(true)} />
        <ShadeFields {...form} />
        <ReferenceField {...form} />
        <CheckboxField
          label={<PublishedLabel />}
          checked={form.fields.published}
          onChange={({ currentTarget }) => form.change({ published: currentTarget.checked })}
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
  const texts = useMessages(adminProductMessages);
  return (
    <>
      <strong>{texts.published}</strong>
      <br />
      <span className="muted">{texts.publishedHelp}</span>
    </>
  );
}

function NameAndDescription({ fields, change, errors }: ProductFormState) {
  const texts = useMessages(adminProductMessages);
  return (
    <div className="product-form__pairs">
      <FrenchMark fields={fields} />
      <TextField
        label={texts.name}
        required
        maxLength={limits.productName}
        enterKeyHint="next"
        autoComplete="off"
        value={fields.name}
        error={errors.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label={texts.inFrench(texts.name)}
        labelNote={texts.optional}
        lang="fr"
        maxLength={limits.productName}
        enterKeyHint="next"
        autoComplete="off"
        value={fields.nameFr}
        error={errors.nameFr}
        onChange={({ currentTarget }) => change({ nameFr: currentTarget.value })}
      />
      <TextArea
        label={texts.description}
        required
        rows={4}
        maxLength={limits.description}
        value={fields.description}
        error={errors.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <TextArea
        label={texts.inFrench(texts.description)}
        labelNote={texts.optional}
        lang="fr"
        rows={4}
        maxLength={limits.description}
        value={fields.descriptionFr}
        error={errors.descriptionFr}
        onChange={({ currentTarget }) => change({ descriptionFr: currentTarget.value })}
      />
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

function Places({ fields, change, errors }: ProductFormState) {
  const texts = useMessages(adminProductMessages);
  const { allCategory, allSubCategory } = useShop((state) => state.product);
  return (
    <div className="product-form__pairs">
      <ChoiceChips
        label={texts.category}
        prompt={texts.chooseCategory}
        choices={allCategory}
        chosen={fields.category}
        error={errors.category}
        onChange={(category) => change({ category })}
      />
      <ChoiceChips
        label={texts.subCategory}
        prompt={texts.chooseSubCategory}
        choices={allSubCategory}
        chosen={fields.subCategory}
        error={errors.subCategory}
        onChange={(subCategory) => change({ subCategory })}
      />
    </div>
  );
}

function ShadeFields({ fields, change, errors }: ProductFormState) {
  const texts = useMessages(adminProductMessages);
  // Only at the beginning: it must not close on somebody who empties a field.
  const [isUsed] = useState(fields.shadeName !== '' || fields.family !== '');
  return (
    <details className="product-form__shade" open={isUsed}>
      <summary className="product-form__summary">
        {texts.shadeTitle} <span className="muted">{texts.optional}</span>
      </summary>
      <div className="product-form__numbers">
        <p className="product-form__note muted">{texts.shadeHelp}</p>
        <TextField
          label={texts.shadeName}
          maxLength={limits.shortText}
          autoComplete="off"
          enterKeyHint="next"
          value={fields.shadeName}
          error={errors.shade}
          onChange={({ currentTarget }) => change({ shadeName: currentTarget.value })}
        />
        <TextField
          label={texts.shadeColour}
          type="color"
          className="product-form__colour"
          value={fields.shadeHex}
          onChange={({ currentTarget }) => change({ shadeHex: currentTarget.value })}
        />
        <TextField
          label={texts.family}
          help={texts.familyHelp}
          maxLength={limits.shortText}
          autoComplete="off"
          enterKeyHint="next"
          value={fields.family}
          error={errors.family}
          onChange={({ currentTarget }) => change({ family: currentTarget.value })}
        />
      </div>
    </details>
  );
}

function ReferenceField({ fields, change, errors }: ProductFormState) {
  const texts = useMessages(adminProductMessages);
  return (
    <TextField
      label={texts.reference}
      labelNote={texts.optional}
      help={texts.referenceHelp}
      maxLength={limits.reference}
      autoComplete="off"
      enterKeyHint="next"
      value={fields.reference}
      error={errors.reference}
      onChange={({ currentTarget }) => change({ reference: currentTarget.value })}
    />
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
