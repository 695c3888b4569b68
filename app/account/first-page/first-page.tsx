import { Navigate } from 'react-router';
import { firstPageOf } from '../../admin/frame/page-access.ts';
import { useLocalPath } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { useShop } from '../../state/use-shop.ts';
import { AccountSkeleton } from '../account-skeleton.tsx';

export const meta = privateMeta(accountMessages, ({ menuTitle }) => menuTitle);

/** The dashboard itself has nothing to show: it leads the staff to their work, and everyone else to their profile. */
export default function FirstPage() {
  const localPath = useLocalPath();
  const { details, status } = useShop((state) => state.user);
  if (!details && status !== 'failed') return <AccountSkeleton />;
  const role = details?.staffRole;
  return <Navigate to={localPath(role ? firstPageOf(role) : '/dashboard/profile')} replace />;
}
