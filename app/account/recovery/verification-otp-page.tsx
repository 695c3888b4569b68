import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { recoveryMessages } from '../../messages/recovery-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { CodeBoxes } from '../../ui/fields/code-boxes.tsx';
import { useCarriedState } from '../../use-carried-state.ts';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { type CarriedProof, carriedEmail } from './carried-recovery.ts';

const NO_CHARACTERS: readonly string[] = ['', '', '', '', '', ''];

export const meta = privateMeta(recoveryMessages, ({ codeTitle }) => codeTitle);

export default function VerificationOtpPage() {
  const texts = useMessages(recoveryMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const email = useGuardedEmail(localPath('/forgot-password'));
  const [characters, setCharacters] = useState(NO_CHARACTERS);

  const call = useFormCall({
    send: async () => {
      if (email === undefined) return;
      const answer = await api.user.verifyForgotPasswordOtp({ otp: characters.join(''), email });
      notify.success(answer.message);
      const state: CarriedProof = { data: answer, email };
      await navigate(localPath('/reset-password'), { state });
    },
  });
  return (
    <AccountPage
      title={texts.codeTitle}
      {...(email === undefined ? {} : { text: texts.codeSentTo(email) })}
      needsJavaScript={texts.needsJavaScript}
    >
      <AccountForm
        call={call}
        after={
          <>
            {texts.noCode} <LocalLink to="/forgot-password">{texts.sendAnother}</LocalLink>
          </>
        }
      >
        <CodeBoxes
          characters={characters}
          onChange={setCharacters}
          label={texts.code}
          boxLabel={texts.codeCharacter}
          error={call.errors.otp}
        />
        <AccountSubmit call={call} disabled={characters.includes('')}>
          {texts.verifyCode}
        </AccountSubmit>
      </AccountForm>
    </AccountPage>
  );
}

/** The e-mail from the previous step; a visitor without it is led back there. */
function useGuardedEmail(stepBefore: string): string | undefined {
  const navigate = useNavigate();
  const { isKnown, carried } = useCarriedState();
  const email = carriedEmail(carried);
  useEffect(() => {
    if (isKnown && email === undefined) void navigate(stepBefore, { replace: true });
  }, [isKnown, email, navigate, stepBefore]);
  return email;
}
