import type { ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { useMessages } from '../../language.ts';
import { adminListMessages } from '../../messages/admin-list-messages.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import './admin-list.css';
import './row-of-views.css';
import type { Counted, Paged } from './list-loader.ts';
import { ListPager } from './list-pager.tsx';
import type { AdminListState } from './use-admin-list.ts';
import { useSearchField } from './use-search-field.ts';

/** `value` is in the address; the view with an empty value is shown first. */
export type ListView = { value: string; label: string; count?: number | undefined };

interface AdminListProps<Answer extends Counted> {
  list: AdminListState<Answer>;
  label: string;
  searchLabel: string;
  searchPlaceholder?: string;
  /** Beside the search: writes the scanned code into it. */
  scan?: (onCode: (code: string) => void) => ReactNode;
  viewsLabel?: string;
  views?: readonly ListView[];
  /** Further filters, under the views. */
  filters?: ReactNode;
  /** Shows '1/1' too. */
  isAlwaysPaged?: boolean;
  emptyTitle: string;
  emptyText: string;
  emptyIllustration?: ReactNode;
  emptyAction?: ReactNode;
  noMatchText?: string;
  /** The rows, each an `<li>`. */
  children: (answer: Paged<Answer>) => ReactNode;
}

/** Search, views, rows and pages; rows that are known stay visible while the list loads again. */
export function AdminList<Answer extends Counted>(props: AdminListProps<Answer>) {
  const { list, label, searchLabel, searchPlaceholder, viewsLabel, views = [], filters, children } = props;
  const { isAlwaysPaged = false, scan } = props;
  const { page, totalPages, show } = list;
  const { typed, type } = useSearchField((search) => show({ search }, { replace: true }));
  return (
    <div className="stack">
      <TextField
        label={searchLabel}
        placeholder={searchPlaceholder}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.search}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {scan?.(type)}
      {views.length > 0 && (
        <fieldset className="row-of-views">
          <legend className="visually-hidden">{viewsLabel}</legend>
          {views.map((view) => (
            <ViewButton
              key={view.value}
              view={view}
              isShown={list.view === view.value}
              onShow={() => show({ view: view.value })}
            />
          ))}
        </fieldset>
      )}
      {filters}
      <LoadedPart loaded={list} placeholderClass="admin-list__rows">
        {(answer) =>
          answer.data.length === 0 ? (
            <NoRows {...props} />
          ) : (
            <ul className="admin-list__rows" aria-label={label} aria-busy={list.isLoading}>
              {children(answer)}
            </ul>
          )
        }
      </LoadedPart>
      {(totalPages > 1 || isAlwaysPaged) && (
        <ListPager page={page} totalPages={totalPages} onShow={(wanted) => show({ page: wanted })} />
      )}
    </div>
  );
}

function ViewButton({ view, isShown, onShow }: { view: ListView; isShown: boolean; onShow: () => void }) {
  return (
    <button type="button" className="admin-list__view" aria-pressed={isShown} onClick={onShow}>
      {view.label}
      {view.count !== undefined && <span className="figures"> {view.count}</span>}
    </button>
  );
}

function NoRows<Answer extends Counted>({
  list,
  emptyTitle,
  emptyText,
  emptyIllustration = <NoMatch />,
  emptyAction,
  noMatchText,
}: AdminListProps<Answer>) {
  const texts = useMessages(adminListMessages);
  if (list.search === '') {
    return (
      <EmptyState illustration={emptyIllustration} title={emptyTitle} text={emptyText} action={emptyAction} />
    );
  }
  return (
    <EmptyState
      illustration={<NoMatch />}
      title={texts.noMatchTitle}
      text={noMatchText ?? texts.noMatchText}
    />
  );
}
