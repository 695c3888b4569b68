import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { onFirstUse } from '../../on-first-use.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Search } from '../../ui/pictures/icons.tsx';
import { Picture, type PictureFiles } from '../../ui/pictures/picture.tsx';
import './gallery.css';
import { Thumbnails } from './thumbnails.tsx';

const PictureZoom = onFirstUse(async () => (await import('./picture-zoom.tsx')).PictureZoom);

/** The sizes of the gallery's picture files. */
export const galleryPicture = {
  sizes: '(min-width: 1024px) 40rem, (min-width: 768px) 50vw, 100vw',
  widths: [480, 960],
} satisfies PictureFiles;

/** A scrolling area must be scrollable with the arrow keys too. */
const reachableByKeyboard = { tabIndex: 0 };

type GalleryProps = {
  name: string;
  images: string[];
  /** What the pictures show, by their address, where that was described. */
  shown?: Readonly<Record<string, string>> | undefined;
  /** Shown in the corner of the pictures. */
  children?: ReactNode;
};

/**
 * Pictures to swipe on a phone, with dots that show which one is visible; from 768 px on thumbnails select one, and
 * arrows scroll the thumbnails.
 */
export function Gallery({ name, images, shown, children }: GalleryProps) {
  const texts = useMessages(productMessages);
  const stage = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [isAlive, setAlive] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const [wasZoomed, setWasZoomed] = useState(false);

  // A press anywhere on the picture enlarges it; the button beside it is for the keyboard and for shoppers who look for one.
  useEffect(() => {
    const { current } = stage;
    const enlarge = () => {
      setWasZoomed(true);
      setZoomed(true);
    };
    current?.addEventListener('click', enlarge);
    setAlive(true);
    return () => current?.removeEventListener('click', enlarge);
  }, []);

  const select = (position: number) => {
    const { current } = stage;
    current?.scrollTo({ left: position * current.clientWidth, behavior: 'instant' });
    setSelected(position);
  };

  // The pictures may have been swiped before scripts loaded.
  useEffect(() => setTouched((stage.current?.scrollLeft ?? 0) > 0), []);

  const touch = () => setTouched(true);
  return (
    <section
      className={classNames('gallery stack gap-3', isTouched && 'gallery--touched')}
      aria-label={texts.pictures(name)}
      onPointerEnter={touch}
      onFocusCapture={touch}
    >
      <div className="gallery__frame">
        <ul
          {...reachableByKeyboard}
          ref={stage}
          className="gallery__stage"
          onScroll={({ currentTarget }) => {
            touch();
            setSelected(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
          }}
        >
          {images.map((image, position) => (
            <li key={image}>
              <Picture
                src={image}
                alt={shown?.[image] ?? texts.pictureNumber(name, position + 1, images.length)}
                fit="cover"
                eager={position === 0 && 'first'}
                {...galleryPicture}
              />
            </li>
          ))}
        </ul>
        {isAlive && images.length > 1 && (
          <p className="gallery__dots row gap-1" aria-hidden="true">
            {images.map((image, position) => (
              <span
                key={image}
                className={classNames('gallery__dot', position === selected && 'gallery__dot--here')}
              />
            ))}
          </p>
        )}
        {/* Without scripts nothing can be enlarged; the dots are left to scripts too, to keep the document small. */}
        {isAlive && (
          <IconButton
            className="gallery__enlarge"
            label={texts.enlargePicture}
            icon={<Search />}
            variant="filled"
            onClick={() => stage.current?.click()}
          />
        )}
      </div>
      {wasZoomed && (
        <PictureZoom
          name={name}
          images={images}
          shown={shown}
          index={selected}
          open={isZoomed}
          onClose={() => setZoomed(false)}
        />
      )}
      {images.length > 1 && (
        <div className="gallery__thumbnails row gap-2">
          {isAlive && <Thumbnails images={images} selected={selected} onSelect={select} />}
        </div>
      )}
      {children}
    </section>
  );
}
