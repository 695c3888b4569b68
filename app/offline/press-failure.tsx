import { keepFocusAround } from '../ui/dialogs/keep-focus-around.ts';
import { FormFailure } from './form-failure.tsx';

type PressFailureProps = {
  message: string | undefined;
  /** The same press, as the page is now. */
  onRetry: () => unknown;
};

/** Beside a button of a page that could not reach the shop: why, and Retry, until it is pressed again (decision 668). */
export function PressFailure({ message, onRetry }: PressFailureProps) {
  if (message === undefined) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // This form goes away with its button.
        if (event.currentTarget.parentElement) keepFocusAround(event.currentTarget.parentElement);
        onRetry();
      }}
    >
      <FormFailure message={message} />
    </form>
  );
}
