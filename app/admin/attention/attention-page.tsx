import { useEffect } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { AccountSkeleton } from '../../account/dashboard/account-skeleton.tsx';
import { useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { adminListMessages } from '../../messages/admin-list-messages.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NoMatch } from '../../ui/motif/no-match.tsx';
import { NoOrders } from '../../ui/motif/no-orders.tsx';
import { AdminListSearch } from '../admin-list.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ListPager } from '../list-pager.tsx';
import { type AdminListState, useAdminList, type Wanted } from '../use-admin-list.ts';
import type { Route } from './+types/attention-page';
import { MatterList } from './matter-list.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = adminAttentionMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** The list's own address changes with every letter of a search; nothing above it does. */
export function shouldRevalidate(): boolean {
  return false;
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

function fetchMatters({ search, page, limit }: Wanted, options: CallOptions) {
  return api.attention.list({ search, page, limit }, options);
}

function Matters() {
  const texts = useMessages(adminAttentionMessages);
  const list = useAdminList(fetchMatters);
  const { answer, reload } = list;
  // Fresh again whenever somebody comes back to the tab.
  useEffect(() => listenForReturn(reload), [reload]);
  return (
    <div className="admin-list">
      <AdminListSearch list={list} label={texts.search} />
      {answer !== undefined && answer.totalCount > 0 && <p>{texts.waiting(answer.totalCount)}</p>}
      <MatterRows list={list} />
      {list.totalPages > 1 && <ListPager list={list} />}
    </div>
  );
}

function MatterRows({
  list: { answer, status, search, reload },
}: {
  list: AdminListState<Awaited<ReturnType<typeof fetchMatters>>>;
}) {
  const texts = useMessages(adminAttentionMessages);
  const lists = useMessages(adminListMessages);
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
  if (answer === undefined) return <AccountSkeleton />;
  if (answer.data.length > 0) {
    return <MatterList matters={answer.data} label={texts.list} onSettled={reload} />;
  }
  return search === '' ? (
    <EmptyState illustration={<NoOrders />} title={texts.emptyTitle} text={texts.emptyText} />
  ) : (
    <EmptyState illustration={<NoMatch />} title={lists.noMatchTitle} text={texts.noMatchText} />
  );
}
