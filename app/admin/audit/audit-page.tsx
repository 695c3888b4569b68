import { useSearchParams } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { AccountSkeleton } from '../../account/dashboard/account-skeleton.tsx';
import { useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { auditMessages } from '../../messages/audit-messages.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NoMatch } from '../../ui/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/audit-page';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import './audit-page.css';
import { useAuditLog } from './use-audit-log.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = auditMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** The log's own address changes with every search; nothing above it does. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function AuditPage() {
  const texts = useMessages(auditMessages);
  const [query] = useSearchParams();
  const log = useAuditLog(query.toString());
  return (
    <AdminPage title={texts.title}>
      <div className="audit-page">
        <p className="muted audit-page__intro">{texts.intro}</p>
        <AuditFilters key={query.toString()} query={query} actors={log.actors} />
        <Entries log={log} isSearched={query.size > 0} />
      </div>
    </AdminPage>
  );
}

type EntriesProps = { log: ReturnType<typeof useAuditLog>; isSearched: boolean };

function Entries({ log: { entries, next, status, retry, showMore }, isSearched }: EntriesProps) {
  const texts = useMessages(auditMessages);
  const shared = useMessages(adminMessages);
  if (entries.length === 0 && status === 'loading') return <AccountSkeleton />;
  if (entries.length === 0 && status === 'ready') {
    return (
      <EmptyState
        illustration={<NoMatch />}
        title={isSearched ? texts.noMatchTitle : texts.emptyTitle}
        text={isSearched ? texts.noMatchText : texts.emptyText}
      />
    );
  }
  return (
    <>
      {entries.length > 0 && (
        <ul className="audit-page__entries" aria-label={texts.entries}>
          {entries.map((entry) => (
            <li key={entry._id}>
              <AuditEntry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {status === 'failed' && (
        <ErrorState
          title={shared.failedTitle}
          text={shared.failedText}
          retryLabel={shared.retry}
          onRetry={retry}
        />
      )}
      {next !== null && status !== 'failed' && (
        <Button variant="outline" busy={status === 'loading'} onClick={showMore}>
          {texts.showMore}
        </Button>
      )}
    </>
  );
}
