import type { ReactNode } from 'react';
import { useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import type { LoadedState } from '../state/use-loaded.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import './loaded-part.css';

const placeNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface LoadedPartProps<Answer> {
  loaded: LoadedState<Answer>;
  /** Around the placeholders, as around what comes. */
  placeholderClass?: string;
  failedTitle?: string;
  /** The number of placeholders; twelve at most. */
  placeholders?: number;
  /** Shows the last answer above a failure, instead of only the failure. */
  isKept?: boolean;
  /** The last answer is for something else than is asked for now. */
  isOther?: boolean;
  children: (answer: Answer) => ReactNode;
}

/** The answer of a loader; placeholders until it is here, and after a failure its reason and Retry. */
export function LoadedPart<Answer>({
  loaded: { answer, failure, isLoading, reload },
  placeholderClass = 'stack gap-3',
  placeholders = 4,
  failedTitle,
  isKept = false,
  isOther = false,
  children,
}: LoadedPartProps<Answer>) {
  const texts = useMessages(adminMessages);
  const isKnown = answer !== undefined && !isOther;
  const shown = isKnown && (isKept || failure === undefined) && children(answer);
  if (failure && !isOther) {
    return (
      <>
        {shown}
        <ErrorState
          title={failedTitle ?? texts.failedTitle}
          text={failure.status === 0 ? undefined : failure.message}
          retrying={isLoading}
          onRetry={() => void reload()}
        />
      </>
    );
  }
  if (isKnown) return shown;
  return (
    <div className={placeholderClass} role="status" aria-busy="true" aria-label={texts.loading}>
      {placeNumbers.slice(0, placeholders).map((number) => (
        <Skeleton key={number} className="loaded-part__place" />
      ))}
    </div>
  );
}
