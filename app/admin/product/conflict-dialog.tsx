import { type ReactNode, useId, useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { pictureSlotNames } from '../../messages/picture-text-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './conflict-dialog.css';
import { chosenFields, compareVersions } from './conflict-choices.ts';
import { type FormField, fieldsOf, type ProductFields } from './product-fields.ts';

type ConflictDialogProps = {
  /** The version from which the form was filled. */
  base: ProductView;
  /** The version that someone else has saved meanwhile; the dialog is open while there is one. */
  current: ProductView | undefined;
  typed: ProductFields;
  onClose: () => void;
  onChosen: (chosen: ProductFields, upon: ProductView) => void;
};

/** Both versions side by side: nothing is overwritten, and nothing typed is lost. */
export function ConflictDialog({ base, current, typed, onClose, onChosen }: ConflictDialogProps) {
  const texts = useMessages(adminProductMessages);
  const formId = useId();
  return (
    <Dialog
      open={current !== undefined}
      onClose={onClose}
      title={texts.conflictTitle}
      size="wide"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.backToForm}
          </Button>
          <Button type="submit" form={formId}>
            {texts.useChosen}
          </Button>
        </>
      }
    >
      {current && (
        <ConflictForm
          id={formId}
          conflict={compareVersions(fieldsOf(base), typed, fieldsOf(current))}
          onChosen={(chosen) => onChosen(chosen, current)}
        />
      )}
    </Dialog>
  );
}

type ConflictFormProps = {
  id: string;
  conflict: ReturnType<typeof compareVersions>;
  onChosen: (chosen: ProductFields) => void;
};

function ConflictForm({ id, conflict, onChosen }: ConflictFormProps) {
  const texts = useMessages(adminProductMessages);
  const labels = useMessages(productFormLabels);
  const [fromSaved, setFromSaved] = useState<ReadonlySet<FormField>>(
    () => new Set(conflict.choices.filter(({ isOwnChange }) => !isOwnChange).map(({ field }) => field)),
  );

  function choose(field: FormField, saved: boolean): void {
    const others = [...fromSaved].filter((known) => known !== field);
    setFromSaved(new Set(saved ? [...others, field] : others));
  }

  return (
    <form
      id={id}
      className="stack gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // React passes events of a dialog on to the form from which it was opened.
        event.stopPropagation();
        onChosen(chosenFields(conflict, fromSaved));
      }}
    >
      <p>{texts.conflictText}</p>
      {conflict.choices.map(({ field }) => (
        <fieldset key={field} className="conflict__field stack stack--pair gap-2">
          <legend className="field__label">{labels[field]}</legend>
          <RadioCard
            title={texts.yours}
            name={field}
            checked={!fromSaved.has(field)}
            onChange={() => choose(field, false)}
          >
            <FieldValue field={field} fields={conflict.own} />
          </RadioCard>
          <RadioCard
            title={texts.theirs}
            name={field}
            checked={fromSaved.has(field)}
            onChange={() => choose(field, true)}
          >
            <FieldValue field={field} fields={conflict.saved} />
          </RadioCard>
        </fieldset>
      ))}
    </form>
  );
}

function FieldValue({ field, fields }: { field: FormField; fields: ProductFields }): ReactNode {
  const texts = useMessages(adminProductMessages);
  const slotNames = useMessages(pictureSlotNames);
  const language = useLanguage();
  const value = fields[field];
  if (field === 'images') {
    return (
      <span className="cluster">
        {fields.images.map((url) => (
          <Picture key={url} src={url} alt="" sizes="64px" fit="cover" className="thumb" />
        ))}
      </span>
    );
  }
  if (field === 'categories' || field === 'subCategories') {
    const names = fields[field].map((named) => nameIn(language, named));
    return <Written text={names.join(', ')} />;
  }
  if (field === 'details') {
    const lines = fields.details.map(({ name, text, textFr }) =>
      [`${name}: ${text}`, textFr].filter((part) => part !== '').join(' / '),
    );
    return <Written text={lines.join('\n')} />;
  }
  if (field === 'imageTexts' || field === 'imageTextsFr') {
    return <Written text={Object.values(fields[field]).join('\n')} />;
  }
  if (field === 'imageSlots') {
    const names = Object.values(fields.imageSlots).flatMap((slot) => (slot === '' ? [] : slotNames[slot]));
    return <Written text={names.join('\n')} />;
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return <Written text={typeof value === 'string' ? value : ''} />;
}

function Written({ text }: { text: string }) {
  const texts = useMessages(adminProductMessages);
  if (text.trim() === '') return <span className="muted">{texts.nothing}</span>;
  return <span className="as-typed">{text}</span>;
}
