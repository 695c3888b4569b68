import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  /** One of `app/ui/pictures/motif/`. */
  illustration?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state stack stack--centre gap-3">
      {illustration}
      <p className="empty-state__title">{title}</p>
      {text !== undefined && <p className="empty-state__text">{text}</p>}
      {action && <div className="empty-state__action">{action}</div>}
    </div>
  );
}
