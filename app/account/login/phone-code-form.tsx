import { useEffect, useRef } from 'react';
import { formatTypedPhone } from '#shared/phone-format.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import { useMessages } from '../../language.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';

type PhoneCodeFormProps = {
  /** The phone that the code was sent to. */
  mobile: string;
  channel: PhoneChannel;
  send: (code: string) => Promise<void>;
  /** The text of the button that leads back. */
  back?: string;
  onBack: () => void;
};

/** Asks for the code that was sent to a phone. */
export function PhoneCodeForm({ mobile, channel, send, back, onBack }: PhoneCodeFormProps) {
  const texts = useMessages(phoneOrderMessages);
  const call = useFormCall<'code'>({ send: (typed) => send(typed('code')) });
  const field = useRef<HTMLInputElement>(null);
  // This form replaces another one, and 'autofocus' works only when a page or a dialog opens.
  useEffect(() => field.current?.focus(), []);
  return (
    <AccountForm
      call={call}
      after={
        <button type="button" onClick={onBack}>
          {back ?? texts.otherPhone}
        </button>
      }
    >
      <p role="status">{texts.codeText(formatTypedPhone(mobile).replaceAll(' ', '\u00a0'), channel)}</p>
      <TextField
        ref={field}
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        required
        maxLength={12}
      />
      <AccountSubmit call={call} waiting={texts.sending}>
        {texts.sendCode}
      </AccountSubmit>
    </AccountForm>
  );
}
