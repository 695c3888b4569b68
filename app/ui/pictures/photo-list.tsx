import { Picture } from './picture.tsx';

/** Small photos side by side; a press shows one large. */
export function PhotoList({ photos, word }: { photos: readonly string[]; word: string }) {
  return (
    photos.length > 0 && (
      <ul className="cluster gap-2">
        {photos.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <Picture src={url} alt={`${word} ${index + 1}`} sizes="4rem" fit="cover" className="thumb" />
            </a>
          </li>
        ))}
      </ul>
    )
  );
}
