import { loadingOf } from '../loading-of.ts';
import './banner-art.css';

type BannerArtProps = {
  /** One of the pictures in this folder (demo/drawings/draw-banner-art.ts). */
  src: string;
  /** Another one for phones. */
  narrow?: string;
  /** The one that the page is waited for. */
  eager?: boolean;
};

/** Fills its place in a banner. */
export function BannerArt({ src, narrow, eager = false }: BannerArtProps) {
  return (
    <picture>
      {narrow !== undefined && <source media="(max-width: 767px)" srcSet={narrow} />}
      <img className="banner-art" {...loadingOf(eager && 'first')} src={src} alt="" />
    </picture>
  );
}
