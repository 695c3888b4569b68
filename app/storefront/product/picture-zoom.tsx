import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language.ts';
import { pictureZoomMessages } from '../../messages/picture-zoom-messages.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useModal } from '../../ui/dialogs/use-modal.ts';
import { ChevronLeft, ChevronRight, Minus, Plus, X } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './picture-zoom.css';
import { MOST_ZOOM, useZoom } from './use-zoom.ts';

/** A scrolling area must be scrollable with the arrow keys too. */
const reachableByKeyboard = { tabIndex: 0 };

type PictureZoomProps = {
  name: string;
  images: readonly string[];
  /** See `Gallery`. */
  shown?: Readonly<Record<string, string>> | undefined;
  /** The index of the picture shown first. */
  index: number;
  open: boolean;
  onClose: () => void;
};

/** A picture on the whole screen: enlarged by a pinch or double tap on a phone, a click of a mouse, or + and − on the keyboard. */
export function PictureZoom({ open, onClose, ...pictures }: PictureZoomProps) {
  const texts = useMessages(productMessages);
  const dialogRef = useModal(open, onClose);
  return (
    <dialog ref={dialogRef} className="picture-zoom" aria-label={texts.pictures(pictures.name)}>
      {open && <Viewer {...pictures} onClose={onClose} />}
    </dialog>
  );
}

function Viewer({ name, images, shown: written, index, onClose }: Omit<PictureZoomProps, 'open'>) {
  const texts = useMessages(productMessages);
  const words = useMessages(pictureZoomMessages);
  const { close } = useMessages(uiMessages);
  const [shown, setShown] = useState(index);
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, magnify } = useZoom(stage);
  const image = images[shown] ?? '';
  const turn = (step: number) => {
    magnify(1);
    setShown((shown + step + images.length) % images.length);
  };

  const press = useRef((_key: string) => {});
  press.current = (key) => {
    if (key === '+' || key === '=') magnify(zoom + 1);
    if (key === '-') magnify(zoom - 1);
    if (zoom > 1 || images.length === 1) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => press.current(key);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className="picture-zoom__body">
      <div className="picture-zoom__bar row apart gap-2">
        <p aria-live="polite">{words.pictureOf(shown + 1, images.length)}</p>
        <div className="row gap-1">
          <IconButton
            label={words.zoomOut}
            icon={<Minus />}
            disabled={zoom <= 1}
            onClick={() => magnify(zoom - 1)}
          />
          <IconButton
            label={words.zoomIn}
            icon={<Plus />}
            disabled={zoom >= MOST_ZOOM}
            onClick={() => magnify(zoom + 1)}
          />
          <IconButton label={close} icon={<X />} onClick={onClose} />
        </div>
      </div>
      <div
        {...reachableByKeyboard}
        ref={stage}
        className="picture-zoom__stage"
        data-zoomed={zoom > 1 ? '' : undefined}
      >
        <div className="picture-zoom__picture">
          <Picture
            key={image}
            src={image}
            alt={written?.[image] ?? texts.pictureNumber(name, shown + 1, images.length)}
            eager
            sizes="(min-width: 768px) 100vh, 200vw"
            widths={[960, 960]}
          />
        </div>
      </div>
      {images.length > 1 && (
        <div className="picture-zoom__turns row apart">
          <IconButton
            label={words.previousPicture}
            icon={<ChevronLeft />}
            variant="filled"
            onClick={() => turn(-1)}
          />
          <IconButton
            label={words.nextPicture}
            icon={<ChevronRight />}
            variant="filled"
            onClick={() => turn(1)}
          />
        </div>
      )}
    </div>
  );
}
