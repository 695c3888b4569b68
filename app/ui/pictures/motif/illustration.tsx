import { type ReactNode, useId } from 'react';
import './motif.css';
import { NdopTile } from './ndop-tile.tsx';

/**
 * The frame of every illustration: an arch with a hem of cloth, and something in front of it. It is decoration: the
 * words under it say what it means.
 */
export function Illustration({ children }: { children: ReactNode }) {
  const tileId = useId();
  return (
    <svg className="illustration" viewBox="0 0 200 164" aria-hidden="true">
      <defs>
        <NdopTile id={tileId} scale={0.25} />
      </defs>
      <path d="M28 132V84A72 72 0 0 1 172 84V132Z" fill="var(--art-cream)" />
      <path
        d="M36 132V84A64 64 0 0 1 164 84V132"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="1.6"
        strokeDasharray="5 4"
      />
      <path d="M16 132H184V156H16Z" fill="var(--art-indigo)" />
      <path d="M16 132H184V156H16Z" fill={`url(#${tileId})`} />
      {children}
    </svg>
  );
}
