import { loadingOf } from '../loading-of.ts';
import './banner-art.css';

type BannerArtProps = {
  /** One of the pictures in this folder (demo/drawings/draw-banner-art.ts). */
  src: string;
  /** Another picture for phones. */
  narrow?: string;
  /** Set for the page's main picture, which is loaded first. */
  eager?: boolean;
};

/** A drawing that fills its place in a banner. */
export function BannerArt({ src, narrow, eager = false }: BannerArtProps) {
  return (
    <picture>
      {narrow !== undefined && <source media="(max-width: 767px)" srcSet={narrow} />}
      <img className="banner-art" {...loadingOf(eager && 'first')} src={src} alt="" />
    </picture>
  );
}
