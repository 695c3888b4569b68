import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallOptions } from '#shared/contract/contract.ts';
import { limits } from '#shared/limits.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { invitationMessages } from '../../messages/staff-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { showLogin } from '../../state/dialogs.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';

export const meta = privateMeta(invitationMessages, ({ title }) => title);

/** The page that the link of an invitation opens. The token is behind the #, so only the browser knows it. */
export default function StaffInvitationPage() {
  const texts = useMessages(invitationMessages);
  const token = useLocation().hash.slice(1);
  const [isJoined, setJoined] = useState(false);
  const isHydrated = useShop(({ session }) => session !== 'unknown');
  return (
    <AccountPage title={texts.title} needsJavaScript={texts.needsJavaScript}>
      {isJoined && <Joined />}
      {!isJoined && isHydrated && <Offer key={token} token={token} onJoined={() => setJoined(true)} />}
      {!isHydrated && <Spinner />}
    </AccountPage>
  );
}

function Offer({ token, onJoined }: { token: string; onJoined: () => void }) {
  const language = useLanguage();
  const texts = invitationMessages[language];
  const session = useShop((shop) => shop.session);
  const name = useShop(({ user }) => user.details?.name);
  const find = useCallback(
    async (options: CallOptions) =>
      (await api.staff.findInvitation({ token: token === '' ? '-' : token }, options)).data,
    [token],
  );
  const { answer: invitation, failure, isLoading, reload } = useAnswer(find);
  if (failure && failure.status !== 404) {
    return (
      <ErrorState
        title={texts.lostTitle}
        text={failure.status === 0 ? undefined : failure.message}
        retrying={isLoading}
        onRetry={() => void reload()}
      />
    );
  }
  if (failure) {
    return (
      <div className="stack" role="alert">
        <p className="bold">{texts.failedTitle}</p>
        <p>{failure.message}</p>
        <p>{texts.askForAnother}</p>
      </div>
    );
  }
  if (!invitation) return <Spinner />;
  const { role, invitedBy, isForEmail } = invitation;
  return (
    <div className="stack">
      <p>
        <strong>{texts.offered(invitedBy, staffRoleMessages[language][role])}</strong>
      </p>
      {isForEmail && <p>{texts.forEmail}</p>}
      {session === 'guest' ? (
        <>
          <p>{texts.logInFirst}</p>
          <Button variant="call-to-action" size="large" wide onClick={showLogin}>
            {texts.logIn}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.as(name ?? '…')}</p>
          <AcceptForm token={token} isForEmail={isForEmail} onJoined={onJoined} />
        </>
      )}
    </div>
  );
}

type AcceptFormProps = { token: string; isForEmail: boolean; onJoined: () => void };

function AcceptForm({ token, isForEmail, onJoined }: AcceptFormProps) {
  const texts = useMessages(invitationMessages);
  const call = useFormCall<'contact'>({
    send: async (typed) => {
      await api.staff.accept({ token, contact: isForEmail ? '' : typed('contact') });
      await client.session.loadUser();
      onJoined();
    },
  });
  return (
    <AccountForm call={call}>
      {!isForEmail && <PhoneField label={texts.phone} name="contact" required maxLength={limits.phone} />}
      <AccountSubmit call={call} waiting={texts.accepting} disabled={!call.isAlive}>
        {texts.accept}
      </AccountSubmit>
    </AccountForm>
  );
}

function Joined() {
  const texts = useMessages(invitationMessages);
  const localPath = useLocalPath();
  return (
    <div className="stack">
      <p role="status">{texts.joined}</p>
      <ButtonLink to={localPath('/dashboard/work')} variant="call-to-action" size="large" wide>
        {texts.start}
      </ButtonLink>
    </div>
  );
}
