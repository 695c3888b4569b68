import { useEffect, useRef, useState } from 'react';
import { formatTypedPhone } from '#shared/phone-format.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import { useMessages } from '../../language.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { useAction } from '../../state/use-action.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';

type PhoneCodeFormProps = {
  /** The phone that the code was sent to. */
  mobile: string;
  channel: PhoneChannel;
  send: (code: string) => Promise<void>;
  /** Has a new code sent, which replaces the one before. */
  sendAgain: () => Promise<void>;
  /** The text of the button that leads back. */
  back?: string;
  onBack: () => void;
};

/** Asks for the code that was sent to a phone. */
export function PhoneCodeForm({ mobile, channel, send, sendAgain, back, onBack }: PhoneCodeFormProps) {
  const texts = useMessages(phoneOrderMessages);
  const call = useFormCall<'code'>({ send: (typed) => send(typed('code')) });
  const { act, isBusy, failure } = useAction();
  const [isNewCode, setNewCode] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // This form replaces another one, and 'autofocus' works only when a page or a dialog opens.
  useEffect(() => field.current?.focus(), []);
  const requestAgain = () =>
    act(async () => {
      await sendAgain();
      setNewCode(true);
      if (field.current) field.current.value = '';
      field.current?.focus();
      return {};
    });
  const codeText = isNewCode ? texts.newCodeText : texts.codeText;
  return (
    <AccountForm
      call={call}
      after={
        <>
          <button type="button" onClick={() => void requestAgain()} disabled={isBusy}>
            {texts.newCode}
          </button>
          <button type="button" onClick={onBack}>
            {back ?? texts.otherPhone}
          </button>
        </>
      }
    >
      <p role="status">{codeText(formatTypedPhone(mobile).replaceAll(' ', '\u00a0'), channel)}</p>
      <PressFailure message={failure?.message} onRetry={requestAgain} />
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
