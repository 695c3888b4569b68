import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../language.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { FieldMessages } from '../../ui/fields/field-frame.tsx';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { useFieldError } from '../../ui/fields/form.tsx';
import { Camera, X } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './photo-field.css';
import type { SendPicture } from './send-picture.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

type PhotoFieldProps = {
  label: string;
  help?: string;
  most: number;
  send: SendPicture;
  /** Addresses of photos that were sent before. */
  given?: readonly string[];
  /** Called once the form holds other photos than before. */
  onChange?: () => void;
};

/** A shopper's photos: sent as they are chosen, each with its progress; the form around the field sends their addresses. */
export function PhotoField({ label, help, most, send, given = [], onChange }: PhotoFieldProps) {
  const texts = useMessages(pictureMessages);
  const fieldId = useId();
  const [photos, setPhotos] = useState<readonly string[]>(given);
  const addresses = photos.join(' ');
  const known = useRef(addresses);
  useEffect(() => {
    if (known.current !== addresses) onChange?.();
    known.current = addresses;
  }, [addresses, onChange]);
  const error = useFieldError('photos', undefined);
  const { uploads, start, retry, remove } = useUploads(send, (urls) =>
    setPhotos((before) => [...new Set([...before, ...urls])].slice(0, most)),
  );
  const room = most - photos.length - uploads.length;
  return (
    <fieldset className="field photo-field">
      <legend className="field__label">{label}</legend>
      {/* Not of the type `hidden`: its value is kept with what is typed, and comes back as if it were typed. */}
      <input
        hidden
        name="photos"
        value={addresses}
        onInput={({ currentTarget }) => setPhotos(addressesIn(currentTarget.value))}
      />
      <input type="hidden" name="photosUnderway" value={uploads.length} />
      {photos.length > 0 && (
        <ul className="cluster gap-2">
          {photos.map((url, index) => (
            <li key={url} className="photo-field__photo">
              <Picture src={url} alt={`${texts.photo} ${index + 1}`} sizes="88px" fit="cover" />
              <IconButton
                label={texts.removePhoto(index + 1)}
                icon={<X />}
                onClick={() => setPhotos(photos.filter((known) => known !== url))}
              />
            </li>
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload.id)}
          onRemove={() => remove(upload.id)}
        />
      ))}
      <FileChoice
        accept="image/*"
        multiple
        disabled={room <= 0}
        icon={<Camera />}
        onFiles={(files) => start(files.slice(0, room))}
      >
        {texts.addPhotos}
      </FileChoice>
      <FieldMessages fieldId={fieldId} help={help} error={error} />
    </fieldset>
  );
}

/** The addresses of the form's photos. */
export function photosIn(typed: Typed<string>): string[] {
  return addressesIn(typed('photos'));
}

function addressesIn(text: string): string[] {
  return text.split(' ').filter((url) => url !== '');
}

/** An error while a photo is on its way or has failed: it would be missing in what is sent. */
export function photoMistake(typed: Typed<string>, texts: { onItsWay: string }): FieldErrors {
  return Number(typed('photosUnderway')) > 0 ? { photos: texts.onItsWay } : {};
}
