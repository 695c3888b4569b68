import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { SubmitButton } from '../ui/fields/form.tsx';
import './ready-button.css';

interface ReadyButtonProps {
  isReady: boolean;
  children: ReactNode;
}

/** Looks ready only when everything is filled in, but never blocks: the server says what is missing (spec §5). */
export function ReadyButton({ isReady, children }: ReadyButtonProps) {
  return (
    <SubmitButton
      size="large"
      wide
      waiting="loading"
      className={classNames('ready-button', !isReady && 'ready-button--unready')}
    >
      {children}
    </SubmitButton>
  );
}
