import { mediaRendition, mediaSrcSet, parseMediaUrl } from '#shared/media-url.ts';
import { loadingOf } from '../../ui/pictures/loading-of.ts';
import '../../ui/pictures/banner-art/banner-art.css';

type ArtPictureProps = {
  /** Addresses of pictures of the shop; the narrow one is for phones. */
  wide: string;
  narrow: string;
  sizes: string;
  /** Set for the page's main picture, which shoppers wait for. */
  isFirst?: boolean;
};

const phone = '(max-width: 767px)';

/** The picture of a banner, which fills its place; phones show the narrow one. */
export function ArtPicture({ wide, narrow, sizes, isFirst = false }: ArtPictureProps) {
  const [large, small] = [parseMediaUrl(wide), parseMediaUrl(narrow)];
  if (!large) return null;
  return (
    <picture>
      {small && narrow !== wide && (
        <source
          media={phone}
          type="image/avif"
          srcSet={mediaSrcSet(small, 'avif', [320, 960])}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={mediaSrcSet(large, 'avif', [480, 960])} sizes={sizes} />
      <img
        className="banner-art"
        {...loadingOf(isFirst && 'first')}
        src={mediaRendition(large, 960, 'webp')}
        alt=""
      />
    </picture>
  );
}
