import { useId } from 'react';
import './motif.css';

/** The hem of the page: one band of woven triangles and stitches over the footer. */
export function ClothBand() {
  const tileId = useId();
  return (
    <svg className="cloth-band" width="100%" height="28" aria-hidden="true">
      <defs>
        <pattern id={tileId} width="56" height="28" patternUnits="userSpaceOnUse">
          <rect width="56" height="28" fill="var(--art-indigo)" />
          <path d="M0 24 14 6 28 24Z" fill="var(--art-white)" />
          <path d="M7 24 14 15 21 24Z" fill="var(--art-indigo)" />
          <path d="M42 5 51 15 42 25 33 15Z" fill="none" stroke="var(--art-white)" strokeWidth="2" />
          <path d="M42 11 46 15 42 19 38 15Z" fill="var(--art-gold)" />
          <path d="M0 1.5H56" stroke="var(--art-hibiscus-light)" strokeWidth="3" strokeDasharray="8 6" />
          <path d="M0 26.5H56" stroke="var(--art-white)" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill={`url(#${tileId})`} />
    </svg>
  );
}
