import { limits } from '#shared/limits.ts';
import { isPictureSlot, pictureSlots } from '#shared/picture-slots.ts';
import { useMessages } from '../../language.ts';
import { pictureSlotNames, pictureTextMessages } from '../../messages/picture-text-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { PictureFields } from './product-fields.ts';
import './picture-texts.css';

type PictureTextsProps = {
  fields: PictureFields;
  change: (change: Partial<PictureFields>) => void;
  errors: FieldErrors;
};

type TextsField = 'imageTexts' | 'imageTextsFr';

/** Fields for the purpose of each picture and, in both languages, for what it shows, for people who cannot see it. */
export function PictureTexts({ fields, change, errors }: PictureTextsProps) {
  const words = useMessages(uiMessages);
  const texts = useMessages(pictureTextMessages);
  const slotNames = useMessages(pictureSlotNames);
  if (fields.images.length === 0) return null;
  const error = errors.imageTexts ?? errors.imageTextsFr ?? errors.imageSlots;

  function field(name: TextsField, url: string) {
    return {
      maxLength: limits.pictureText,
      value: fields[name][url] ?? '',
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        change({ [name]: { ...fields[name], [url]: value } }),
      optional: false,
      autoComplete: 'off',
    } as const;
  }

  function choose(url: string, value: string) {
    change({ imageSlots: { ...fields.imageSlots, [url]: isPictureSlot(value) ? value : '' } });
  }

  return (
    <details className="product-form__fold" open={error !== undefined || undefined}>
      <summary className="product-form__summary">
        {texts.title} <span className="muted">{words.optional}</span>
      </summary>
      <div className="stack gap-4">
        <p className="small muted">
          {texts.help} {texts.slotsHelp}
        </p>
        {error !== undefined && <p className="field__error">{error}</p>}
        <ol className="stack gap-4">
          {fields.images.map((url, index) => (
            <li key={url} className="picture-texts__row gap-3">
              <Picture src={url} alt="" sizes="4rem" fit="cover" className="thumb" />
              <div className="stack gap-3">
                <SelectField
                  label={texts.slot(index + 1)}
                  optional={false}
                  value={fields.imageSlots[url] ?? ''}
                  onChange={({ currentTarget: { value } }) => choose(url, value)}
                >
                  <option value="">{texts.noSlot}</option>
                  {pictureSlots.map((slot) => (
                    <option key={slot} value={slot}>
                      {slotNames[slot]}
                    </option>
                  ))}
                </SelectField>
                <div className="product-form__pair stack stack--pair">
                  <TextField {...field('imageTexts', url)} label={texts.inEnglish(index + 1)} lang="en" />
                  <TextField {...field('imageTextsFr', url)} label={texts.inFrench(index + 1)} lang="fr" />
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
