import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath, useMessages } from '../../language.ts';
import { recoveryMessages } from '../../messages/recovery-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useCarriedState } from '../../use-carried-state.ts';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { hearOfEndedSession } from '../hear-of-ended-session.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { carriedProof } from './carried-recovery.ts';

export const meta = privateMeta(recoveryMessages, ({ resetTitle }) => resetTitle);

export default function ResetPasswordPage() {
  const texts = useMessages(recoveryMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const proof = useGuardedProof(localPath('/'));

  const call = useFormCall<'newPassword' | 'confirmPassword'>({
    check: (typed) =>
      typed('newPassword') === typed('confirmPassword') ? {} : { confirmPassword: texts.passwordsDiffer },
    send: async (typed) => {
      if (!proof) return;
      const { message } = await api.user.resetPassword({
        ...proof,
        newPassword: typed('newPassword'),
        confirmPassword: typed('confirmPassword'),
      });
      notify.success(message);
      await hearOfEndedSession();
      await navigate(localPath('/login'));
    },
  });
  return (
    <AccountPage title={texts.resetTitle} text={texts.resetText} needsJavaScript={texts.needsJavaScript}>
      <AccountForm call={call}>
        {/* For the password manager, which keeps the new password under this e-mail. */}
        <input type="hidden" name="email" autoComplete="username" value={proof?.email ?? ''} readOnly />
        <NewPasswordFields
          name="newPassword"
          label={texts.newPassword}
          help={texts.newPasswordHelp}
          confirmLabel={texts.confirmPassword}
        />
        <AccountSubmit call={call} disabled={!call.isFilled || !proof}>
          {texts.changePassword}
        </AccountSubmit>
      </AccountForm>
    </AccountPage>
  );
}

/** The answer to the right code; a visitor without it is sent away. */
function useGuardedProof(elsewhere: string): { email: string; resetToken: string } | undefined {
  const navigate = useNavigate();
  const { isKnown, carried } = useCarriedState();
  const proof = carriedProof(carried);
  const isMissing = isKnown && proof === undefined;
  useEffect(() => {
    if (isMissing) void navigate(elsewhere, { replace: true });
  }, [isMissing, navigate, elsewhere]);
  return proof;
}
