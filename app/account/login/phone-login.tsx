import { type ReactNode, useState } from 'react';
import { limits } from '#shared/limits.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useMessages } from '../../language.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { PhoneCodeForm } from './phone-code-form.tsx';

type PhoneLoginProps = {
  onLoggedIn?: () => void;
  /** The links to e-mail and password and to a new account, shown beside the code too: an unknown number gets none. */
  children: ReactNode;
};

/** Login without a password: a code is sent to the phone, and only this browser can use it (decision 520). */
export function PhoneLogin({ onLoggedIn, children }: PhoneLoginProps) {
  const texts = useMessages(phoneOrderMessages);
  const [typedMobile, setTypedMobile] = useState('');
  const [sent, setSent] = useState<{ codeId: string; channel: PhoneChannel }>();
  const requestCode = async (mobile: string) => {
    const { data } = await api.phoneAccount.requestLogin({ mobile });
    setTypedMobile(mobile);
    setSent(data);
  };
  const call = useFormCall<'mobile'>({ send: (typed) => requestCode(typed('mobile').trim()) });
  if (sent !== undefined) {
    const { codeId, channel } = sent;
    const logIn = async (code: string) => {
      notify.success(await client.session.logInByPhone({ mobile: typedMobile, codeId, code }));
      onLoggedIn?.();
    };
    return (
      <PhoneCodeForm
        recipient={typedMobile}
        channel={channel}
        maybeUnknown
        send={logIn}
        sendAgain={() => requestCode(typedMobile)}
        onBack={() => setSent(undefined)}
      >
        {children}
      </PhoneCodeForm>
    );
  }
  return (
    <AccountForm call={call} after={children}>
      <PhoneField
        label={texts.mobile}
        name="mobile"
        help={texts.loginHelp}
        required
        maxLength={limits.phone}
        phone={typedMobile}
      />
      <AccountSubmit call={call} waiting={texts.sending}>
        {texts.askForCode}
      </AccountSubmit>
    </AccountForm>
  );
}
