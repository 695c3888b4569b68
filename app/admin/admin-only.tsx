import { Outlet } from 'react-router';
import { AccountSkeleton } from '../account/dashboard/account-skeleton.tsx';
import { useLocalPath, useMessages } from '../language.ts';
import { accountMessages } from '../messages/account-messages.ts';
import { loadUser } from '../state/session.ts';
import { useShop } from '../state/shop-state.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { BrokenThread } from '../ui/motif/broken-thread.tsx';
import './admin-only.css';

/** What the pages show is courtesy: the server looks at the role with every call. */
export default function AdminOnly() {
  const texts = useMessages(accountMessages);
  const { details, status } = useShop((state) => state.user);
  if (details) return details.role === 'ADMIN' ? <Outlet /> : <NoPermission />;
  if (status !== 'failed') return <AccountSkeleton />;
  return (
    <ErrorState
      title={texts.failedTitle}
      text={texts.failedText}
      retryLabel={texts.retry}
      onRetry={() => void loadUser()}
    />
  );
}

function NoPermission() {
  const texts = useMessages(accountMessages);
  const localPath = useLocalPath();
  return (
    <section className="no-permission">
      <BrokenThread />
      <h1 className="no-permission__title">{texts.noPermission}</h1>
      <p className="muted">{texts.adminsOnly}</p>
      <ButtonLink to={localPath('/dashboard/profile')} variant="outline">
        {texts.profile}
      </ButtonLink>
    </section>
  );
}
