import { languageOfPath } from '#shared/page-paths.ts';
import { AccountSkeleton } from '../../account/dashboard/account-skeleton.tsx';
import { useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NoOrders } from '../../ui/motif/no-orders.tsx';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/attention-page';
import { MatterList } from './matter-list.tsx';
import { useMatters } from './use-matters.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminAttentionMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** Everything that waits for somebody of the shop, in one place: money, returns, odd payments. */
export default function AttentionPage() {
  const texts = useMessages(adminAttentionMessages);
  return (
    <AdminPage title={texts.title}>
      <Matters />
    </AdminPage>
  );
}

function Matters() {
  const texts = useMessages(adminAttentionMessages);
  const { matters, status, reload } = useMatters();
  if (status === 'failed') {
    return (
      <ErrorState
        title={texts.failedTitle}
        text={texts.failedText}
        retryLabel={texts.retry}
        onRetry={() => void reload()}
      />
    );
  }
  if (matters.length > 0) return <MatterList matters={matters} label={texts.list} onSettled={reload} />;
  if (status === 'loading') return <AccountSkeleton />;
  return <EmptyState illustration={<NoOrders />} title={texts.emptyTitle} text={texts.emptyText} />;
}
