import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import './ready-button.css';

interface ReadyButtonProps {
  isReady: boolean;
  busy: boolean;
  children: ReactNode;
}

/** Looks ready only when everything is there, but never blocks: the server says what is missing (spec §5). */
export function ReadyButton({ isReady, busy, children }: ReadyButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      wide
      busy={busy}
      className={classNames('ready-button', !isReady && 'ready-button--unready')}
    >
      {children}
    </Button>
  );
}
