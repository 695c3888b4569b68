import { useMessages } from '../../language.ts';
import { auditMessages } from '../../messages/audit-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { firstRows, rowsWanted, useListQuery } from '../list/cursor-list.ts';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/audit-page';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditInput } from './audit-query.ts';

export const meta = privateMeta(auditMessages, ({ title }) => title);

const rowsOnPage = 30;

export const clientLoader = adminLoader(({ query }, options) =>
  firstRows(rowsWanted(query, rowsOnPage), (page) =>
    api.audit.list({ ...auditInput(query), ...page }, options),
  ),
);

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(auditMessages);
  const words = useMessages(uiMessages);
  const { query, isOtherList, shown, showRows } = useListQuery();
  const log = useLoaded(loaderData, shown);
  const isSearched = query.size > 0;
  return (
    <AdminPage title={texts.title}>
      <div className="stack">
        <p className="muted measure">{texts.intro}</p>
        <AuditFilters key={query.toString()} query={query} actors={log.answer?.actors ?? []} />
        <LoadedPart loaded={log} isKept isOther={isOtherList}>
          {({ data, next }) =>
            data.length === 0 ? (
              <EmptyState
                illustration={<NoMatch />}
                title={isSearched ? texts.noMatchTitle : texts.emptyTitle}
                text={isSearched ? texts.noMatchText : texts.emptyText}
              />
            ) : (
              <>
                <ul className="stack gap-3" aria-label={texts.entries} aria-busy={log.isLoading}>
                  {data.map((entry) => (
                    <li key={entry.id}>
                      <AuditEntry entry={entry} />
                    </li>
                  ))}
                </ul>
                {next !== null && log.failure === undefined && (
                  <Button
                    variant="outline"
                    busy={log.isLoading}
                    onClick={() => showRows(data.length + rowsOnPage)}
                  >
                    {words.showMore}
                  </Button>
                )}
              </>
            )
          }
        </LoadedPart>
      </div>
    </AdminPage>
  );
}
