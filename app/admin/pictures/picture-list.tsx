import { type DragEvent, useId, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { plainPictureMessages } from '../../messages/plain-picture-messages.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { FieldMessages } from '../../ui/fields/field-frame.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { ChevronLeft, ChevronRight, Sparkles, Undo2, X } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { withoutIndex } from '../../ui/without-index.ts';
import { PhotoRowDialog } from './photo-row-dialog.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import { PlainDialog } from './plain-dialog.tsx';
import './picture-list.css';
import { UploadRow } from '../../forms/pictures/upload-row.tsx';
import type { PictureUploads } from '../../forms/pictures/use-uploads.ts';

type PictureListProps = {
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** Called when another picture of the same thing replaces one. */
  onReplace: (url: string, other: string) => void;
  pictures: PictureUploads;
  /** What the pictures show, for people who cannot see them. */
  subject: string;
  error?: string | undefined;
};

/** The pictures of a product: several at once, each removable, in an order that is set by dragging or by arrows. */
export function PictureList({ images, onChange, onReplace, pictures, subject, error }: PictureListProps) {
  const texts = useMessages(adminProductMessages);
  const label = useMessages(productFormLabels).images;
  const fieldId = useId();
  const [viewed, setViewed] = useState<string>();
  const [isFilming, setFilming] = useState(false);
  const [said, setSaid] = useState('');
  const [plainOf, setPlainOf] = useState<string>();
  /** The original of each picture by the address of its white version, so that it can be restored while the form is open. */
  const [asTaken, setAsTaken] = useState<ReadonlyMap<string, string>>(new Map());
  const { uploads, start, retry, remove } = pictures;

  function take(files: File[]): void {
    const room = limits.images - images.length - uploads.length;
    if (files.length > room) notify.error(texts.tooManyPictures(limits.images));
    start(files.slice(0, Math.max(0, room)));
  }

  function move(from: number, to: number): void {
    const moved = images[from];
    if (moved === undefined || to < 0 || to >= images.length) return;
    const others = withoutIndex(images, from);
    onChange([...others.slice(0, to), moved, ...others.slice(to)]);
    setSaid(texts.pictureMoved(to + 1));
  }

  return (
    <fieldset className="field picture-list">
      <legend className="field__label">{label}</legend>
      {images.length > 0 && (
        <ol className="picture-list__pictures">
          {images.map((url, index) => (
            <PictureTile
              key={url}
              url={url}
              index={index}
              isLast={index === images.length - 1}
              onMove={move}
              onView={() => setViewed(url)}
              isPlain={asTaken.has(url)}
              onPlain={() => {
                const taken = asTaken.get(url);
                if (taken === undefined) setPlainOf(url);
                else onReplace(url, taken);
              }}
              onRemove={() => onChange(withoutIndex(images, index))}
            />
          ))}
        </ol>
      )}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload.id)}
          onRemove={() => remove(upload.id)}
        />
      ))}
      <PictureButtons multiple onFiles={take} onCamera={() => setFilming(true)} />
      <FieldMessages fieldId={fieldId} help={texts.imageHelp} error={error} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <PhotoRowDialog
        open={isFilming}
        onClose={() => setFilming(false)}
        images={images}
        pictures={pictures}
        onPhotos={take}
        onRemove={(url) => onChange(images.filter((known) => known !== url))}
      />
      <PlainDialog
        url={plainOf}
        onClose={() => setPlainOf(undefined)}
        onKeep={(plain) => {
          if (plainOf === undefined) return;
          if (plain !== plainOf) setAsTaken(new Map([...asTaken, [plain, plainOf]]));
          onReplace(plainOf, plain);
        }}
      />
      <PictureViewer
        picture={viewed === undefined ? undefined : { src: viewed, name: subject || label }}
        onClose={() => setViewed(undefined)}
      />
    </fieldset>
  );
}

type PictureTileProps = {
  url: string;
  index: number;
  isLast: boolean;
  onMove: (from: number, to: number) => void;
  onView: () => void;
  /** Its background was made white here; another press restores the original. */
  isPlain: boolean;
  onPlain: () => void;
  onRemove: () => void;
};

const dragged = 'application/x-picture-index';

function PictureTile({ url, index, isLast, isPlain, onMove, onView, onPlain, onRemove }: PictureTileProps) {
  const texts = useMessages(adminProductMessages);
  const plain = useMessages(plainPictureMessages);
  const [isOver, setOver] = useState(false);
  const holdsPicture = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(dragged);

  return (
    <li
      className={classNames('picture-tile', isOver && 'picture-tile--over')}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragged, String(index));
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (!holdsPicture(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsPicture(event)) return;
        event.preventDefault();
        setOver(false);
        onMove(Number(event.dataTransfer.getData(dragged)), index);
      }}
    >
      <button
        type="button"
        className="picture-tile__view"
        aria-label={texts.showPicture(index + 1)}
        onClick={onView}
      >
        <Picture src={url} alt="" sizes="150px" fit="cover" />
      </button>
      <IconButton
        className="picture-tile__plain"
        label={isPlain ? plain.undo(index + 1) : plain.make(index + 1)}
        icon={isPlain ? <Undo2 /> : <Sparkles />}
        variant="filled"
        onClick={onPlain}
      />
      {index === 0 && <span className="picture-tile__first">{texts.mainPicture}</span>}
      <span className="picture-tile__controls">
        <IconButton
          label={texts.movePictureEarlier(index + 1)}
          icon={<ChevronLeft />}
          // Not disabled: moving a picture to the front would lose the focus.
          aria-disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <IconButton label={texts.removePicture(index + 1)} icon={<X />} onClick={onRemove} />
        <IconButton
          label={texts.movePictureLater(index + 1)}
          icon={<ChevronRight />}
          aria-disabled={isLast}
          onClick={() => onMove(index, index + 1)}
        />
      </span>
    </li>
  );
}
