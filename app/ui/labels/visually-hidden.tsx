import type { ReactNode } from 'react';

/** Heard, not seen. The class lives with the utilities because pages use it too. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
