import { useId } from 'react';
import { classNames } from '../../class-names.ts';
import { NdopTile } from './ndop-tile.tsx';
import './motif.css';

/** A length of cloth behind a panel: fills its positioned parent, in the colour of its text. */
export function NdopCloth({ scale = 1, className }: { scale?: number; className?: string }) {
  const tileId = useId();
  return (
    <svg className={classNames('ndop-cloth', className)} width="100%" height="100%" aria-hidden="true">
      <defs>
        <NdopTile id={tileId} scale={scale} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${tileId})`} />
    </svg>
  );
}
