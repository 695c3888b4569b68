import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { client } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { AddEmailForm } from './add-email-form.tsx';
import { Avatar } from './avatar.tsx';
import { CartMails } from './cart-mails.tsx';
import { ProfileForm } from './profile-form.tsx';
import './profile-page.css';

export const meta = privateMeta(accountMessages, ({ profile }) => profile);

export default function ProfilePage() {
  const texts = useMessages(accountMessages);
  const { details, status } = useShop((state) => state.user);
  if (!details && status !== 'failed') return <AccountSkeleton />;
  return (
    <section className="profile-page stack gap-5">
      <h1>{texts.profile}</h1>
      {details ? (
        <>
          <Avatar address={details.avatar} />
          {details.email === '' && <AddEmailForm pendingEmail={details.pendingEmail} />}
          <ProfileForm key={`${details._id} ${details.email} ${details.pendingEmail ?? ''}`} user={details} />
          {details.email !== '' && <CartMails />}
        </>
      ) : (
        <ErrorState title={texts.failedTitle} onRetry={() => void client.session.loadUser()} />
      )}
    </section>
  );
}
