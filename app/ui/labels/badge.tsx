import type { ReactNode } from 'react';
import './badge.css';

export type BadgeTone = 'neutral' | 'primary' | 'indigo' | 'success' | 'danger' | 'hibiscus';

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`badge badge--${tone}`}>
      {icon}
      {children}
    </span>
  );
}
