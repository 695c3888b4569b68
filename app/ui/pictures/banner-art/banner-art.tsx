import './banner-art.css';

type BannerArtProps = {
  /** One of the pictures in this folder (demo/drawings/draw-banner-art.ts). */
  src: string;
  /** Another one for phones. */
  narrow?: string;
  /** Only for what is on the first screen. */
  eager?: boolean;
};

/** Fills its place in a banner. */
export function BannerArt({ src, narrow, eager = false }: BannerArtProps) {
  return (
    <picture>
      {narrow !== undefined && <source media="(max-width: 767px)" srcSet={narrow} />}
      <img
        className="banner-art"
        src={src}
        alt=""
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
