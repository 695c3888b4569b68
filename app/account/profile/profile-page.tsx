import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { loadUser } from '../../state/session.ts';
import { useShop } from '../../state/shop-state.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { AccountSkeleton } from '../dashboard/account-skeleton.tsx';
import type { Route } from './+types/profile-page';
import { Avatar } from './avatar.tsx';
import { ProfileForm } from './profile-form.tsx';
import './profile-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = accountMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.profile, noIndex: true });
}

export default function ProfilePage() {
  const texts = useMessages(accountMessages);
  const { details, status } = useShop((state) => state.user);
  if (!details && status !== 'failed') return <AccountSkeleton />;
  return (
    <section className="profile-page">
      <h1>{texts.profile}</h1>
      {details ? (
        <>
          <Avatar address={details.avatar} />
          <ProfileForm key={details._id} user={details} />
        </>
      ) : (
        <ErrorState title={texts.failedTitle} onRetry={() => void loadUser()} />
      )}
    </section>
  );
}
