import { useMessages } from '../language.ts';
import { accountMessages } from '../messages/account-messages.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import './account-skeleton.css';

/** A placeholder for pages of the account until their data is here. */
export function AccountSkeleton() {
  const texts = useMessages(accountMessages);
  return (
    <div className="stack" role="status" aria-busy="true" aria-label={texts.loading}>
      <noscript>{texts.needsJavaScript}</noscript>
      <Skeleton shape="title" className="account-skeleton__title" />
      <Skeleton className="account-skeleton__card" />
      <Skeleton className="account-skeleton__card" />
    </div>
  );
}
