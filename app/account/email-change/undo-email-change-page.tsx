import { useNavigate, useSearchParams } from 'react-router';
import { useLocalPath, useMessages } from '../../language.ts';
import { emailChangeMessages } from '../../messages/email-change-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { hearOfEndedSession } from '../hear-of-ended-session.ts';
import type { CarriedProof } from '../recovery/carried-recovery.ts';

export const meta = privateMeta(emailChangeMessages, ({ undoTitle }) => undoTitle);

/**
 * Undoes the change only by its button: mail programs open links by themselves. Then leads to a new password at once, or to the login by phone where
 * the account had no e-mail before.
 */
export default function UndoEmailChangePage() {
  const texts = useMessages(emailChangeMessages);
  const [query] = useSearchParams();
  const isByPhone = query.get('by') === 'phone';
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const call = useFormCall<never>({
    send: async () => {
      const answer = await api.emailChange.undo({ token: query.get('token') ?? '' });
      notify.success(answer.message);
      await hearOfEndedSession();
      const { email, resetToken } = answer.data;
      if (resetToken === null) {
        await navigate(localPath('/login?by=phone'));
        return;
      }
      const state: CarriedProof = { data: { ...answer, data: { resetToken } }, email };
      await navigate(localPath('/reset-password'), { state });
    },
  });
  return (
    <AccountPage
      title={texts.undoTitle}
      text={isByPhone ? texts.undoPhoneText : texts.undoText}
      needsJavaScript={texts.needsJavaScript}
    >
      <AccountForm call={call}>
        <AccountSubmit call={call} waiting={texts.working} disabled={!call.isAlive}>
          {isByPhone ? texts.undoPhone : texts.undo}
        </AccountSubmit>
      </AccountForm>
    </AccountPage>
  );
}
