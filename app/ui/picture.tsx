import { type MediaUrl, mediaRendition, mediaSrcSet, parseMediaUrl } from '#shared/media-url.ts';
import { classNames } from './class-names.ts';
import './picture.css';

export interface PictureProps {
  src: string;
  alt: string;
  /** How wide the picture is shown, as in `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /** Only for what stands on the first screen. */
  eager?: boolean;
  /** `cover` fills a box that the page measures; `natural` keeps the picture's own proportions. */
  fit?: 'natural' | 'cover';
  className?: string | undefined;
}

export function Picture({ src, alt, sizes, eager = false, fit = 'natural', className }: PictureProps) {
  const media = parseMediaUrl(src);
  const names = classNames('picture', `picture--${fit}`, className);
  if (media === undefined) {
    return (
      <span className={names}>
        <img className="picture__image" src={src} alt={alt} {...loadingOf(eager)} />
      </span>
    );
  }
  return (
    <span className={names}>
      <PictureGround media={media} />
      <picture>
        <source type="image/avif" srcSet={mediaSrcSet(media, 'avif')} sizes={sizes} />
        <img
          className="picture__image"
          {...loadingOf(eager)}
          sizes={sizes}
          srcSet={mediaSrcSet(media, 'webp')}
          src={mediaRendition(media, 480, 'webp')}
          width={media.width}
          height={media.height}
          alt={alt}
        />
      </picture>
    </span>
  );
}

/** A colour in an SVG attribute, because the style CSP of the pages refuses it in a style attribute. */
function PictureGround({ media }: { media: MediaUrl }) {
  return (
    <svg className="picture__ground" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill={media.ground} />
    </svg>
  );
}

function loadingOf(eager: boolean) {
  return eager
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
}
