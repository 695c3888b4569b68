import { limits } from '#shared/limits.ts';
import { useMessages } from '../../language.ts';
import { pictureTextMessages } from '../../messages/picture-text-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { ProductFormState } from './use-product-form.ts';
import './picture-texts.css';

type TextsField = 'imageTexts' | 'imageTextsFr';

/** What each picture shows, in both languages, for those who do not see it. */
export function PictureTexts({ fields, change, errors }: ProductFormState) {
  const words = useMessages(uiMessages);
  const texts = useMessages(pictureTextMessages);
  if (fields.images.length === 0) return null;
  const error = errors.imageTexts ?? errors.imageTextsFr;

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

  return (
    <details className="product-form__fold" open={error !== undefined || undefined}>
      <summary className="product-form__summary">
        {texts.title} <span className="muted">{words.optional}</span>
      </summary>
      <div className="stack gap-4">
        <p className="small muted">{texts.help}</p>
        {error !== undefined && <p className="field__error">{error}</p>}
        <ol className="stack gap-4">
          {fields.images.map((url, index) => (
            <li key={url} className="picture-texts__row gap-3">
              <Picture src={url} alt="" sizes="4rem" fit="cover" className="thumb" />
              <div className="product-form__pair stack stack--pair">
                <TextField {...field('imageTexts', url)} label={texts.inEnglish(index + 1)} lang="en" />
                <TextField {...field('imageTextsFr', url)} label={texts.inFrench(index + 1)} lang="fr" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
