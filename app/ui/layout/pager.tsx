import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../buttons/button.tsx';
import { ChevronLeft, ChevronRight } from '../pictures/icons.tsx';
import './pager.css';

export interface PagerStep {
  label: string;
  /** With an address it is a link, which works before scripts load; otherwise it is a button. */
  to?: string;
  onPress?: () => void;
  disabled?: boolean;
}

export interface PagerProps {
  label: string;
  previous: PagerStep;
  next: PagerStep;
  /** 'current/total' */
  children: ReactNode;
}

export function Pager({ label, previous, next, children }: PagerProps) {
  return (
    <nav className="pager cluster gap-2" aria-label={label}>
      <PagerControl step={previous} icon={<ChevronLeft />} />
      <span className="pager__position" aria-live="polite">
        {children}
      </span>
      <PagerControl step={next} icon={<ChevronRight />} />
    </nav>
  );
}

function PagerControl({ step, icon }: { step: PagerStep; icon: ReactNode }) {
  const { label, to, onPress, disabled = false } = step;
  if (to !== undefined && !disabled) {
    return (
      <ButtonLink to={to} variant="outline" icon={icon}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button variant="outline" icon={icon} disabled={disabled} onClick={onPress}>
      {label}
    </Button>
  );
}
