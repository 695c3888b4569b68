import { useRef, useState } from 'react';
import { UploadRow } from '../../forms/pictures/upload-row.tsx';
import type { PictureUploads } from '../../forms/pictures/use-uploads.ts';
import { useMessages } from '../../language.ts';
import { photoRowMessages } from '../../messages/photo-row-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { Camera, X } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { CameraView } from './camera-view.tsx';

type PhotoRowDialogProps = {
  open: boolean;
  onClose: () => void;
  /** All pictures that have arrived. */
  images: readonly string[];
  pictures: PictureUploads;
  onPhotos: (photos: File[]) => void;
  onRemove: (url: string) => void;
};

/** Keeps the camera open from one photo to the next; each is sent while the next is taken. */
export function PhotoRowDialog({ open, onClose, ...row }: PhotoRowDialogProps) {
  const texts = useMessages(photoRowMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      footer={
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <PhotoRow {...row} />
    </Dialog>
  );
}

function PhotoRow({ images, pictures, onPhotos, onRemove }: Omit<PhotoRowDialogProps, 'open' | 'onClose'>) {
  const texts = useMessages(photoRowMessages);
  const words = useMessages(pictureMessages);
  const [isRefused, setRefused] = useState(false);
  const taken = useRef(0);
  const { uploads, retry, remove } = pictures;

  function take(photo: Blob): void {
    taken.current += 1;
    onPhotos([new File([photo], `${words.photo} ${taken.current}.jpg`, { type: photo.type })]);
  }

  return (
    <div className="stack gap-4">
      {isRefused ? (
        <div className="stack gap-3">
          <p role="alert">{texts.refused}</p>
          <FileChoice accept="image/*" capture="environment" icon={<Camera />} onFiles={onPhotos}>
            {words.camera}
          </FileChoice>
        </div>
      ) : (
        <CameraView onPhoto={take} onRefused={() => setRefused(true)} />
      )}
      <p role="status" className="muted">
        {texts.count(images.length, uploads.length)}
      </p>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload.id)}
          onRemove={() => remove(upload.id)}
        />
      ))}
      {images.length > 0 && (
        <ul className="cluster gap-2">
          {images.map((url, index) => (
            <li key={url} className="stack gap-1">
              <Picture
                src={url}
                alt={`${words.photo} ${index + 1}`}
                sizes="4rem"
                fit="cover"
                className="thumb"
              />
              <IconButton label={words.removePhoto(index + 1)} icon={<X />} onClick={() => onRemove(url)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
