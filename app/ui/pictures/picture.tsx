import {
  type MediaUrl,
  type MediaWidth,
  mediaRendition,
  mediaSrcSet,
  parseMediaUrl,
} from '#shared/media-url.ts';
import { classNames } from '../class-names.ts';
import { loadingOf } from './loading-of.ts';
import './picture.css';

export interface PictureFiles {
  /** How wide the picture is shown, as in `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /** The narrowest and the widest file from which the picture is shown, on screens of one to three pixels a point. */
  widths?: readonly [MediaWidth, MediaWidth];
}

export interface PictureProps extends PictureFiles {
  /** Empty where there is no picture: its place is shown. */
  src: string;
  alt: string;
  /** Only for pictures on the first screen; `first` is for the page's main picture, which shoppers wait for. */
  eager?: boolean | 'first';
  /** `cover` fills a box that the page measures; `natural` keeps the picture's own proportions. */
  fit?: 'natural' | 'cover';
  className?: string | undefined;
}

export function Picture({
  src,
  alt,
  sizes,
  widths = [160, 960],
  eager = false,
  fit = 'natural',
  className,
}: PictureProps) {
  const media = parseMediaUrl(src);
  const names = classNames('picture', `picture--${fit}`, className);
  if (media === undefined) {
    return (
      <span className={names}>
        {src !== '' && <img className="picture__image" src={src} alt={alt} {...loadingOf(eager)} />}
      </span>
    );
  }
  return (
    <span className={names}>
      <PictureGround media={media} />
      <picture>
        <source type="image/avif" srcSet={mediaSrcSet(media, 'avif', widths)} sizes={sizes} />
        <img
          className="picture__image"
          {...loadingOf(eager)}
          src={mediaRendition(media, fallbackWidth(widths), 'webp')}
          width={media.width}
          height={media.height}
          alt={alt}
        />
      </picture>
    </span>
  );
}

/** Loads a picture ahead, in the file that this browser will choose. */
export function loadPictureAhead(src: string, { sizes, widths = [160, 960] }: PictureFiles): void {
  const media = parseMediaUrl(src);
  if (media === undefined) return;
  const source = document.createElement('source');
  Object.assign(source, { type: 'image/avif', srcset: mediaSrcSet(media, 'avif', widths), sizes });
  const image = new Image();
  document.createElement('picture').append(source, image);
  image.src = mediaRendition(media, fallbackWidth(widths), 'webp');
}

/** The width for browsers without AVIF (Safari 15): one medium file for all their screens. */
function fallbackWidth([, widest]: readonly [MediaWidth, MediaWidth]): MediaWidth {
  return widest <= 480 ? 320 : 480;
}

/** The colour behind a picture, in an SVG attribute: the style CSP of the pages refuses it in a style attribute. */
function PictureGround({ media }: { media: MediaUrl }) {
  return (
    <svg className="picture__ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={media.ground} />
    </svg>
  );
}
