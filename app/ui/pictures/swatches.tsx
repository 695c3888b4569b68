import { useEffect, useRef } from 'react';
import { Link } from '../link.tsx';
import './swatches.css';
import { VisuallyHidden } from '../labels/visually-hidden.tsx';
import { showInRow } from '../show-in-row.ts';

export interface Swatch {
  id: string;
  name: string;
  /** `#rrggbb` */
  hex: string;
  to: string;
  current?: boolean;
  soldOut?: boolean;
}

export interface SwatchesProps {
  label: string;
  /** Read out after the name of a shade that is sold out. */
  soldOutLabel: string;
  swatches: readonly Swatch[];
}

/**
 * The shades of a family. Each shade is a product of its own, so a sold-out one is crossed out and still leads to its
 * page (decision 30).
 */
export function Swatches({ label, soldOutLabel, swatches }: SwatchesProps) {
  const currentLink = useRef<HTMLAnchorElement>(null);
  const current = swatches.find((swatch) => swatch.current)?.id;
  // On a phone the row scrolls, so the current shade may be out of sight.
  useEffect(() => {
    if (current !== undefined) showInRow(currentLink.current);
  }, [current]);
  return (
    <ul className="swatches" aria-label={label}>
      {swatches.map((swatch) => (
        <li key={swatch.id}>
          <Link
            ref={swatch.current ? currentLink : undefined}
            className="swatches__link"
            to={swatch.to}
            title={swatch.name}
            aria-current={swatch.current ? 'true' : undefined}
            preventScrollReset
          >
            <SwatchDot hex={swatch.hex} crossed={swatch.soldOut ?? false} />
            <VisuallyHidden>
              {swatch.name}
              {swatch.soldOut && `, ${soldOutLabel}`}
            </VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SwatchDot({ hex, crossed }: { hex: string; crossed: boolean }) {
  return (
    <svg className="swatches__dot" viewBox="0 0 32 32" aria-hidden="true">
      <circle className="swatches__colour" cx="16" cy="16" r="14.5" fill={hex} />
      {crossed && (
        <g>
          <path className="swatches__cross-edge" d="M5 27 27 5" />
          <path className="swatches__cross" d="M5 27 27 5" />
        </g>
      )}
    </svg>
  );
}
