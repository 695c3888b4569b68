import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatTypedPhone } from '#shared/phone-format.ts';
import type { CodeChannel } from '#shared/phone-messages.ts';
import { useMessages } from '../../language.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { useAction } from '../../state/use-action.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';

type PhoneCodeFormProps = {
  /** The phone, or the e-mail address, that the code was sent to. */
  recipient: string;
  channel: CodeChannel;
  /** Whether the shop has not said that an account has this phone: then a code may not come at all. */
  maybeUnknown?: boolean;
  send: (code: string) => Promise<void>;
  /** Has a new code sent, which replaces the one before. */
  sendAgain: () => Promise<void>;
  /** The text of the button that leads back. */
  back?: string | undefined;
  onBack: () => void;
  /** Other ways on, such as the link to e-mail and password. */
  children?: ReactNode;
};

/** Asks for the code that was sent to a phone. */
export function PhoneCodeForm({
  recipient,
  channel,
  maybeUnknown = false,
  send,
  sendAgain,
  back,
  onBack,
  children,
}: PhoneCodeFormProps) {
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
  const sentText = isNewCode ? texts.newCodeText : texts.codeText;
  const mayComeText = isNewCode ? texts.newCodeMayCome : texts.codeMayCome;
  const shownRecipient =
    channel === 'email' ? recipient : formatTypedPhone(recipient).replaceAll(' ', '\u00a0');
  const codeText = maybeUnknown ? mayComeText : sentText;
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
          {children}
        </>
      }
    >
      <p role="status">{codeText(shownRecipient, channel)}</p>
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
