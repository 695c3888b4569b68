import { useMessages } from '../language.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { Button } from '../ui/buttons/button.tsx';
import { keepFocusAround } from '../ui/dialogs/keep-focus-around.ts';
import { RotateCw } from '../ui/pictures/icons.tsx';
import './form-failure.css';

/** Inside a form that could not be sent: says why, with a button that sends it again as it is. */
export function FormFailure({ message }: { message: string | undefined }) {
  const words = useMessages(uiMessages);
  if (message === undefined) return null;
  return (
    <div className="form-failure note note--danger cluster apart" role="alert">
      <p>{message}</p>
      <Button
        type="submit"
        variant="outline"
        icon={<RotateCw />}
        onClick={({ currentTarget }) => keepFocusAround(currentTarget)}
      >
        {words.retry}
      </Button>
    </div>
  );
}
