import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './more.css';

interface MoreProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** Folds away what few people need, behind a line of words with a plus before it. */
export function More({ summary, className, children, ...rest }: MoreProps) {
  return (
    <details {...rest} className={classNames('more', className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
