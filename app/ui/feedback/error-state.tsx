import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../language.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { Button } from '../buttons/button.tsx';
import { keepFocusAround } from '../dialogs/keep-focus-around.ts';
import { RotateCw } from '../pictures/icons.tsx';
import { BrokenThread } from '../pictures/motif/broken-thread.tsx';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  /** Without it the text asks to check the connection. */
  text?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  illustration?: ReactNode;
}

/**
 * Shows an outage, which must never look like an empty list, and offers to try again (decision 35). When the network is back it tries by
 * itself.
 */
export function ErrorState({
  title,
  text,
  onRetry,
  retrying = false,
  illustration = <BrokenThread />,
}: ErrorStateProps) {
  const texts = useMessages(uiMessages);
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert">
      <EmptyState
        illustration={illustration}
        title={title}
        text={text ?? texts.checkConnection}
        action={
          <Button
            variant="outline"
            icon={<RotateCw />}
            busy={retrying}
            onClick={({ currentTarget }) => {
              keepFocusAround(currentTarget);
              onRetry();
            }}
          >
            {texts.retry}
          </Button>
        }
      />
    </div>
  );
}
