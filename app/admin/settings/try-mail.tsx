import { useMessages } from '../../language.ts';
import { settingsMessages } from '../../messages/setting-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** Sends a mail, to see at once whether the mail server takes mails from the saved sender. */
export function TryMail() {
  const texts = useMessages(settingsMessages);
  const { act, isBusy } = useAction();
  const send = () =>
    act(async () => {
      const { recipient, isOnlyKept } = (await api.settings.tryMail({})).data;
      return { message: isOnlyKept ? texts.mailKept : texts.mailTaken(recipient) };
    });
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void send()}>
      {texts.tryMail}
    </Button>
  );
}
