import type { ReactNode } from 'react';

type FigureRowProps = { label: ReactNode; before?: string; children: ReactNode };

/** A figure with its name, and its value in the period before. */
export function FigureRow({ label, before, children }: FigureRowProps) {
  return (
    <li className="overview__row row">
      <span className="grow anywhere">
        {label}
        {before !== undefined && <span className="muted overview__beside">{before}</span>}
      </span>
      <strong>{children}</strong>
    </li>
  );
}
