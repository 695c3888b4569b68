import type { IssueView } from '#shared/contract/attention.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { backupMessages } from '../../messages/backup-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLookAgain, useReloadOnReturn } from '../../state/use-loaded.ts';
import { NoOrders } from '../../ui/pictures/motif/no-orders.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/attention-page';
import { Issues, isProviderAsked, lookAgainMs } from './issue-list.tsx';

export const meta = privateMeta(adminAttentionMessages, ({ title }) => title);

export const clientLoader = listLoader(({ search, page, limit }, options) =>
  api.attention.list({ search, page, limit }, options),
);

/** Everything that waits for a staff member, in one place: money, returns, odd payments. */
export default function AttentionPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminAttentionMessages);
  const backups = useMessages(backupMessages);
  const list = useAdminList(loaderData);
  useReloadOnReturn();
  useLookAgain(list, isAnyProviderAsked, lookAgainMs);
  const waiting = list.answer?.totalCount ?? 0;
  return (
    <AdminPage title={texts.title}>
      {list.answer?.backupOverdue && (
        <p className="admin-page__intro" role="status">
          <strong>{backups.overdue}</strong>
        </p>
      )}
      <OpenLines of={list.answer?.openLines} />
      <Contested of={list.answer?.contested} />
      {waiting > 0 && <p className="admin-page__intro">{texts.waiting(waiting)}</p>}
      <AdminList
        list={list}
        label={texts.list}
        searchLabel={texts.search}
        emptyTitle={texts.emptyTitle}
        emptyText={texts.emptyText}
        emptyIllustration={<NoOrders />}
        noMatchText={texts.noMatchText}
      >
        {({ data }) => <Issues issues={data} onSettled={list.reload} />}
      </AdminList>
    </AdminPage>
  );
}

/** Money that only one side knows belongs to no order yet: it is handled on the page of its statement. */
function OpenLines({ of: open }: { of: { count: number; first: OpenLine | null } | undefined }) {
  const texts = useMessages(adminAttentionMessages);
  if (!open?.first) return null;
  const { statementId, result } = open.first;
  return (
    <p className="admin-page__intro" role="status">
      <strong>{texts.openLines(open.count)}</strong>{' '}
      <LocalLink to={`/dashboard/statements?id=${statementId}&result=${result}`} className="tap">
        {texts.seeOpenLines}
      </LocalLink>
    </p>
  );
}

/** What a rider contests belongs to a day, not to an order: it is settled on the page of cash. */
function Contested({ of: contested }: { of: { count: number; firstDay: string | null } | undefined }) {
  const texts = useMessages(adminAttentionMessages);
  if (!contested || contested.firstDay === null) return null;
  return (
    <p className="admin-page__intro" role="status">
      <strong>{texts.contested(contested.count)}</strong>{' '}
      <LocalLink to={`/dashboard/cash?day=${contested.firstDay}`} className="tap">
        {texts.seeContested}
      </LocalLink>
    </p>
  );
}

type OpenLine = { statementId: number; result: string };

function isAnyProviderAsked({ data }: { data: readonly IssueView[] }): boolean {
  return isProviderAsked(data);
}
