import { useLocalPath, useMessages } from '../../language.ts';
import { personalDataMessages } from '../../messages/personal-data-messages.ts';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { securityMessages } from '../../messages/security-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useShop } from '../../state/use-shop.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { AddEmailForm } from '../profile/add-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeviceList } from './device-list.tsx';
import { PersonalData } from './personal-data.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useHasPassword } from './use-has-password.ts';
import './security-page.css';

export const meta = privateMeta(securityMessages, ({ title }) => title);

export default function SecurityPage() {
  const texts = useMessages(securityMessages);
  const personalDataTexts = useMessages(personalDataMessages);
  const secondFactorTexts = useMessages(secondFactorMessages);
  const isStaff = useShop(({ user }) => Boolean(user.details?.staffRole));
  const localPath = useLocalPath();
  const hasPassword = useHasPassword();
  const email = useShop(({ user }) => user.details?.email ?? '');
  const pendingEmail = useShop(({ user }) => user.details?.pendingEmail ?? null);
  const sessions = useAnswer(askSessions);
  if (!sessions.answer && !sessions.failure) return <AccountSkeleton />;
  return (
    <section className="security-page">
      <h1>{texts.title}</h1>
      {isStaff && (
        <Card title={secondFactorTexts.title}>
          <SecondFactor onChanged={sessions.reload} />
        </Card>
      )}
      <Card title={texts.devices}>
        <DeviceList sessions={sessions} />
      </Card>
      {hasPassword && (
        <Card title={texts.changeTitle}>
          <ChangePasswordForm onChanged={() => void sessions.reload()} />
        </Card>
      )}
      {!hasPassword && email !== '' && (
        <Card title={texts.firstTitle}>
          <p>{texts.firstText(email)}</p>
          <ButtonLink to={localPath('/forgot-password')} variant="outline">
            {texts.first}
          </ButtonLink>
        </Card>
      )}
      {!hasPassword && email === '' && <AddEmailForm pendingEmail={pendingEmail} />}
      <Card title={personalDataTexts.title}>
        <PersonalData />
      </Card>
    </section>
  );
}

const askSessions = (options: Parameters<typeof api.session.list>[1]) => api.session.list({}, options);
