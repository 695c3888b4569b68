import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { limits } from '#shared/limits.ts';
import type { CurrentCategory } from '#shared/refusals.ts';
import { useLanguage, useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { pictureMessages } from '../messages/picture-messages.ts';
import { client } from '../state/client.ts';
import type { FieldErrors } from '../state/use-field-errors.ts';
import { useFormCall } from '../state/use-form-call.ts';
import { Form } from '../ui/fields/form.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import './named-picture-form.css';
import { bothNames, leadingName } from './both-names.ts';
import { type CurrentNamed, CurrentVersion, readCurrent } from './current-version.tsx';
import { PictureField } from './pictures/picture-field.tsx';
import { usePictureUploads } from './pictures/upload-picture.ts';
import { ReadyButton } from './ready-button.tsx';

export type NamedPicture = { name: string; nameFr: string; image: string };

interface NamedPictureFormProps {
  /** The values to edit; undefined for something new. */
  given?: CurrentCategory | undefined;
  /** Whether `children`, between the fields and the button, have what they need. */
  isComplete?: boolean;
  /** Whether one of the further fields was changed. */
  isChanged?: boolean;
  /** Reports to the dialog around the form whether something is not saved yet. */
  onDirty: (isDirty: boolean) => void;
  submitLabel: string;
  /** `version` is the version to be replaced. */
  save: (filled: NamedPicture, version: number | undefined) => Promise<void>;
  /** Further fields; they call `forgetError` when one of them is changed. */
  children?: (errors: FieldErrors, forgetError: (field: string) => void) => ReactNode;
}

/** Name, French name and picture of a category or a sub-category. */
export function NamedPictureForm({
  given,
  isComplete = true,
  isChanged = false,
  onDirty,
  submitLabel,
  save,
  children,
}: NamedPictureFormProps) {
  const texts = useMessages(adminMessages);
  const pictureTexts = useMessages(pictureMessages);
  const leading = leadingName(useLanguage());
  const fields = leading === 'name' ? (['name', 'nameFr'] as const) : (['nameFr', 'name'] as const);
  const [names, setNames] = useState({ name: given?.name ?? '', nameFr: given?.nameFr ?? '' });
  const [image, setImage] = useState(given?.image ?? '');
  const [nameError, setNameError] = useState<string>();
  const [current, setCurrent] = useState<CurrentNamed>();
  // The English name is what has to be unique; here it may be the French one.
  const refusedName = names.name.trim() === '' ? 'nameFr' : 'name';
  const isNamed = bothNames(names).name !== '';

  const pictures = usePictureUploads((urls) => {
    setImage(urls.at(-1) ?? '');
    call.forgetError('image');
  });
  const call = useFormCall<'name' | 'nameFr'>({
    // Without this the form would be saved without its picture, or with the one that is being replaced.
    check: () => {
      if (pictures.uploads.length === 0) return {};
      return { image: pictures.isBusy ? pictureTexts.onItsWay : pictureTexts.missing };
    },
    send: async (typed) => {
      setNameError(undefined);
      try {
        const filled = { ...bothNames({ name: typed('name'), nameFr: typed('nameFr') }, given), image };
        await save(filled, current?.version ?? given?.version);
      } catch (failure) {
        if (failure instanceof ApiError) understand(failure);
        throw failure;
      }
    },
  });

  const isDirty =
    names.name.trim() !== (given?.name ?? '') ||
    names.nameFr.trim() !== (given?.nameFr ?? '') ||
    image !== (given?.image ?? '') ||
    pictures.uploads.length > 0 ||
    isChanged;
  // Before anything else can be pressed: a dialog that learns of a typed letter only after Escape loses the letter.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useLayoutEffect(() => () => onDirty(false), [onDirty]);

  function understand({ code, message, data }: ApiError): void {
    if (code === 'NAME_TAKEN') setNameError(message);
    const changed = readCurrent(code, data);
    if (changed === undefined) return;
    setCurrent(changed);
    void client.catalogue.load();
  }

  return (
    <Form call={call} className="named-picture-form">
      {current && <CurrentVersion current={current} />}
      {fields.map((field) => (
        <TextField
          key={field}
          label={texts.name}
          labelNote={field === leading ? texts.firstName : texts.otherName}
          name={field}
          maxLength={limits.name}
          defaultValue={given?.[field] ?? ''}
          help={field === leading ? undefined : texts.otherNameHelp}
          error={(field === refusedName ? nameError : undefined) ?? call.errors[field]}
          onChange={({ target }) => {
            setNames((before) => ({ ...before, [field]: target.value }));
            setNameError(undefined);
          }}
        />
      ))}
      <PictureField
        label={texts.image}
        url={image}
        pictures={pictures}
        disabled={!isNamed}
        help={isNamed ? undefined : texts.nameFirst}
        error={call.errors.image}
      />
      {children?.(call.errors, call.forgetError)}
      <ReadyButton isReady={isNamed && image !== '' && isComplete}>{submitLabel}</ReadyButton>
    </Form>
  );
}
