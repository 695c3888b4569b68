import { useId } from 'react';
import { useMessages } from '../../language.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { FieldMessages } from '../../ui/fields/field-frame.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import './picture-field.css';
import { UploadRow } from '../../forms/pictures/upload-row.tsx';
import type { PictureUploads } from '../../forms/pictures/use-uploads.ts';

type PictureFieldProps = {
  label: string;
  /** Address of the picture; empty if there is none yet. */
  url: string;
  pictures: PictureUploads;
  /** If true, nothing can be chosen; `help` says why. */
  disabled?: boolean;
  help?: string | undefined;
  error?: string | undefined;
};

/** One picture: chosen from the files or taken with the camera, and replaced by the next one. */
export function PictureField({ label, url, pictures, disabled = false, help, error }: PictureFieldProps) {
  const texts = useMessages(pictureMessages);
  const fieldId = useId();
  const { uploads, isBusy, start, retry, remove } = pictures;

  function replace(files: File[]): void {
    for (const { id } of uploads) remove(id);
    start(files.slice(0, 1));
  }

  return (
    <fieldset className="field picture-field">
      <legend className="field__label">{label}</legend>
      {url !== '' && (
        <div className="picture-field__picture">
          <Picture src={url} alt="" sizes="176px" fit="cover" />
        </div>
      )}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload.id)}
          onRemove={() => remove(upload.id)}
        />
      ))}
      <PictureButtons
        disabled={disabled || isBusy}
        {...(url === '' ? {} : { label: texts.replace })}
        onFiles={replace}
      />
      <FieldMessages fieldId={fieldId} help={help} error={error} />
    </fieldset>
  );
}
