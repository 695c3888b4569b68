import './banner-art.css';

type BannerArtProps = {
  /** One of the drawings in this folder. */
  src: string;
  /** Only for what is on the first screen. */
  eager?: boolean;
};

export function BannerArt({ src, eager = false }: BannerArtProps) {
  return (
    <img
      className="banner-art"
      src={src}
      alt=""
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
