import { keepFocusAround } from '../ui/dialogs/keep-focus-around.ts';
import { FormFailure } from './form-failure.tsx';

type PressFailureProps = {
  message: string | undefined;
  /** Repeats the press with the page's current state. */
  onRetry: () => unknown;
};

/** Beside a button whose call did not reach the shop: says why and offers Retry, until the button is pressed again (decision 668). */
export function PressFailure({ message, onRetry }: PressFailureProps) {
  if (message === undefined) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // This form, with its Retry button, is removed by the retry.
        if (event.currentTarget.parentElement) keepFocusAround(event.currentTarget.parentElement);
        onRetry();
      }}
    >
      <FormFailure message={message} />
    </form>
  );
}
