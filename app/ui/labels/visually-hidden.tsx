import type { ReactNode } from 'react';

/** Text for screen readers only. The class is among the utilities because pages use it too. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
