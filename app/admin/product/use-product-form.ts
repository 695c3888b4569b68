import { type RefObject, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import type { PictureUploads } from '../../forms/pictures/use-uploads.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { useAction } from '../../state/use-action.ts';
import { type FieldErrors, useFieldErrors } from '../../state/use-field-errors.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { usePictureUploads } from '../pictures/upload-picture.ts';
import { withFollowing } from './following-fields.ts';
import { errorKeysOf, labelsOf, mistakesIn, mistakesInNew } from './mistakes-in.ts';
import { differencesBetween, type ProductFields } from './product-fields.ts';

export type ProductFormState = {
  formRef: RefObject<HTMLFormElement | null>;
  fields: ProductFields;
  change: (change: Partial<ProductFields>) => void;
  pictures: PictureUploads;
  errors: FieldErrors;
  isBusy: boolean;
  isNew: boolean;
  /** Something is typed or on its way, and not saved. */
  isDirty: boolean;
  /** Begins again with these fields. */
  reset: (fields: ProductFields) => void;
  /** Sends what is typed, one call at a time. Whatever goes wrong, everything typed stays. */
  submit: (send: (fields: ProductFields) => Promise<void>) => Promise<void>;
};

type FormOptions = {
  /** Names and description follow the name that is typed first. */
  isNew?: boolean;
};

export function useProductForm(given: ProductFields, { isNew = false }: FormOptions = {}): ProductFormState {
  const language = useLanguage();
  const texts = useMessages(adminProductMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(given);
  const [fields, setFields] = useState(given);
  const { errors, tell, forget } = useFieldErrors(formRef);
  const { act, isBusy } = useAction(({ fields: wrong }) => tell(wrong));

  function change(changed: Partial<ProductFields>): void {
    setFields((current) => (isNew ? withFollowing(current, changed, language) : { ...current, ...changed }));
    for (const key of errorKeysOf(fields, changed)) forget(key);
  }
  const pictures = usePictureUploads((urls) => {
    setFields((current) => ({ ...current, images: withArrived(current.images, urls) }));
    forget('image');
  });

  function seenMistakes(): FieldErrors {
    const mistakes = isNew ? mistakesInNew(fields, language) : mistakesIn(fields, language);
    if (pictures.uploads.length === 0) return mistakes;
    return { ...mistakes, image: pictures.isBusy ? texts.picturesOnTheirWay : texts.pictureMissing };
  }

  async function submit(send: (fields: ProductFields) => Promise<void>): Promise<void> {
    if (isBusy) return;
    const mistakes = seenMistakes();
    tell(mistakes);
    const wrong = labelsOf(mistakes, language);
    if (wrong.length > 0) return void notify.error(texts.toCorrect(wrong.join(', ')));
    await act(async () => {
      await send(fields);
      return {};
    });
  }

  return {
    formRef,
    fields,
    change,
    pictures,
    errors,
    isBusy,
    isNew,
    isDirty: pictures.uploads.length > 0 || differencesBetween(start, fields).length > 0,
    reset: (next) => {
      setStart(next);
      setFields(next);
      tell({});
    },
    submit,
  };
}

/** Adds pictures that have arrived. A picture's address is made from its content, so the same picture is not added twice. */
export function withArrived(images: readonly string[], urls: readonly string[]): string[] {
  return [...new Set([...images, ...urls])].slice(0, limits.images);
}
