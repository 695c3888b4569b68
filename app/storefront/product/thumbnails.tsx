import { useRef } from 'react';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChevronLeft, ChevronRight } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useOverflows } from './use-overflows.ts';

/** How far an arrow moves the thumbnails (spec §9). */
const SCROLL_STEP_PX = 100;

/** The number of thumbnails that fit on the smallest phone: such a row never needs arrows. */
const FITS_EVERYWHERE = 4;

type ThumbnailsProps = { images: string[]; selected: number; onSelect: (position: number) => void };

/** Buttons that select a picture of the gallery. They do nothing without scripts, so they are not in the document. */
export function Thumbnails({ images, selected, onSelect }: ThumbnailsProps) {
  const texts = useMessages(productMessages);
  const row = useRef<HTMLUListElement>(null);
  const overflows = useOverflows(row);
  const scroll = (distance: number) => row.current?.scrollBy({ left: distance, behavior: 'smooth' });
  return (
    <>
      <ul ref={row}>
        {images.map((image, position) => (
          <li key={image}>
            <button
              type="button"
              className="gallery__thumbnail"
              aria-label={texts.showPicture(position + 1)}
              aria-current={position === selected ? 'true' : undefined}
              onClick={() => onSelect(position)}
            >
              <Picture src={image} alt="" fit="cover" sizes="4rem" widths={[160, 320]} />
            </button>
          </li>
        ))}
      </ul>
      {images.length > FITS_EVERYWHERE && (
        <div className={classNames('gallery__arrows', overflows && 'gallery__arrows--needed')}>
          <IconButton
            label={texts.previousPictures}
            icon={<ChevronLeft />}
            variant="outlined"
            onClick={() => scroll(-SCROLL_STEP_PX)}
          />
          <IconButton
            label={texts.nextPictures}
            icon={<ChevronRight />}
            variant="outlined"
            onClick={() => scroll(SCROLL_STEP_PX)}
          />
        </div>
      )}
    </>
  );
}
