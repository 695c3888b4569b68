import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { keepFocusAround } from './keep-focus-around.ts';
import { BrokenThread } from './motif/broken-thread.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
  illustration?: ReactNode;
}

/** An outage never looks like an empty list: it says so and offers to try again (decision 35). */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  retrying = false,
  illustration = <BrokenThread />,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        illustration={illustration}
        title={title}
        text={text}
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
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
