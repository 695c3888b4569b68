import type { ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { useMessages } from '../language.ts';
import { adminListMessages } from '../messages/admin-list-messages.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { NoMatch } from '../ui/motif/no-match.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import './admin-list.css';
import { ListPager } from './list-pager.tsx';
import { type AdminListState, type Counted, useSearchField } from './use-admin-list.ts';

/** `value` stands in the address; the view without one is shown first. */
export type ListView = { value: string; label: string; count?: number | undefined };

interface AdminListProps<Answer extends Counted> {
  list: AdminListState<Answer>;
  label: string;
  searchLabel: string;
  viewsLabel: string;
  views: readonly ListView[];
  emptyTitle: string;
  emptyText: string;
  /** The `<li>`s. */
  children: (answer: Answer) => ReactNode;
}

/** Search, views, rows and pages; what is known stays in sight while it is fetched again. */
export function AdminList<Answer extends Counted>(props: AdminListProps<Answer>) {
  const { list, label, searchLabel, viewsLabel, views } = props;
  return (
    <div className="admin-list">
      <AdminListSearch list={list} label={searchLabel} />
      <fieldset className="admin-list__views">
        <legend className="visually-hidden">{viewsLabel}</legend>
        {views.map(({ value, label: viewLabel, count }) => (
          <button
            key={value}
            type="button"
            className="admin-list__view"
            aria-pressed={list.view === value}
            onClick={() => list.show({ view: value })}
          >
            {viewLabel}
            {count !== undefined && <span className="admin-list__count"> {count}</span>}
          </button>
        ))}
      </fieldset>
      <AdminRows {...props} label={label} />
      {list.totalPages > 1 && <ListPager list={list} />}
    </div>
  );
}

type Searched = Pick<AdminListState<Counted>, 'search' | 'show'>;

/** What is typed stands in the address after a pause. */
export function AdminListSearch({ list, label }: { list: Searched; label: string }) {
  const { typed, type } = useSearchField(list.search, (search) => list.show({ search }, { replace: true }));
  return (
    <TextField
      label={label}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={limits.search}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

function AdminRows<Answer extends Counted>({
  list: { answer, status, search, reload },
  label,
  emptyTitle,
  emptyText,
  children,
}: AdminListProps<Answer>) {
  const texts = useMessages(adminListMessages);
  const shared = useMessages(adminMessages);
  if (status === 'failed') {
    return (
      <ErrorState
        title={shared.failedTitle}
        text={shared.failedText}
        retryLabel={shared.retry}
        onRetry={() => void reload()}
      />
    );
  }
  if (answer === undefined) {
    return (
      <div className="admin-list__rows" role="status" aria-busy="true" aria-label={shared.loading}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="admin-list__place" />
        ))}
      </div>
    );
  }
  if (answer.data.length === 0) {
    return (
      <EmptyState
        illustration={<NoMatch />}
        title={search === '' ? emptyTitle : texts.noMatchTitle}
        text={search === '' ? emptyText : texts.noMatchText}
      />
    );
  }
  return (
    <ul className="admin-list__rows" aria-label={label} aria-busy={status === 'loading'}>
      {children(answer)}
    </ul>
  );
}
