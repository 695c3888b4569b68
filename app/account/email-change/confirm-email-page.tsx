import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { emailChangeMessages } from '../../messages/email-change-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { useShop } from '../../state/use-shop.ts';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';

export const meta = privateMeta(emailChangeMessages, ({ confirmTitle }) => confirmTitle);

/** Confirms only by its button: mail programs open links by themselves. */
export default function ConfirmEmailPage() {
  const texts = useMessages(emailChangeMessages);
  const [query] = useSearchParams();
  const session = useShop((shop) => shop.session);
  const [isConfirmed, setConfirmed] = useState(false);
  const call = useFormCall<never>({
    send: async () => {
      await api.emailChange.confirm({ token: query.get('token') ?? '' });
      if (session === 'user') await client.session.loadUser();
      setConfirmed(true);
    },
  });
  if (isConfirmed) {
    return (
      <AccountPage title={texts.confirmTitle} needsJavaScript={texts.needsJavaScript}>
        <div className="stack">
          <p role="status">{texts.confirmed}</p>
          <p>
            <LocalLink to="/dashboard/profile">{texts.toProfile}</LocalLink>
          </p>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={texts.confirmTitle} text={texts.confirmText} needsJavaScript={texts.needsJavaScript}>
      <AccountForm call={call}>
        <AccountSubmit call={call} waiting={texts.working} disabled={!call.isAlive || session === 'unknown'}>
          {texts.confirm}
        </AccountSubmit>
      </AccountForm>
    </AccountPage>
  );
}
