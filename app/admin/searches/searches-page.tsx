import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { MissedSearchView } from '#shared/contract/missed-search.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { formatOrderDate } from '../../account/my-orders/order-date.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { missedSearchMessages, searchedInMessages } from '../../messages/missed-search-messages.ts';
import { api } from '../../state/api.ts';
import { pageMeta } from '../../storefront/seo/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { AdminList } from '../admin-list.tsx';
import { AdminPage } from '../admin-page.tsx';
import { useAdminList, type Wanted } from '../use-admin-list.ts';
import type { Route } from './+types/searches-page';
import './searches-page.css';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = missedSearchMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** The list's own address changes with every letter of a search; nothing above it does. */
export function shouldRevalidate(): boolean {
  return false;
}

function fetchSearches({ view, ...wanted }: Wanted, options: CallOptions) {
  return api.missedSearch.list({ ...wanted, ignored: view === 'ignored' }, options);
}

export default function SearchesPage() {
  const texts = useMessages(missedSearchMessages);
  const list = useAdminList(fetchSearches);
  const counts = list.answer?.counts;

  async function setIgnored({ words, ignored }: MissedSearchView): Promise<void> {
    try {
      const { message } = await api.missedSearch.setIgnored({ words, ignored: !ignored });
      notify.success(message);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
      return;
    }
    await list.reload();
  }

  return (
    <AdminPage title={texts.title}>
      <p className="muted searches-page__intro">{texts.intro}</p>
      <AdminList
        list={list}
        label={texts.searches}
        searchLabel={texts.search}
        viewsLabel={texts.views}
        views={[
          { value: '', label: texts.open, count: counts?.open },
          { value: 'ignored', label: texts.ignored, count: counts?.ignored },
        ]}
        emptyTitle={texts.emptyTitle}
        emptyText={texts.emptyText}
      >
        {({ data }) =>
          data.map((search) => (
            <li key={search.words}>
              <Search search={search} onIgnore={() => setIgnored(search)} />
            </li>
          ))
        }
      </AdminList>
    </AdminPage>
  );
}

function Search({ search, onIgnore }: { search: MissedSearchView; onIgnore: () => Promise<void> }) {
  const language = useLanguage();
  const texts = missedSearchMessages[language];
  const localPath = useLocalPath();
  const [isBusy, setBusy] = useState(false);
  const { words, times, languages, last_at, ignored } = search;
  const searchedIn = languages.map((known) => searchedInMessages[language][known]).join(', ');
  return (
    <article className="admin-row searches-row" aria-label={words}>
      <div className="admin-row__words">
        <h2 className="admin-row__title searches-row__words">{words}</h2>
        <p className="muted">
          {texts.times(times)} · {searchedIn} · {texts.lastAt(formatOrderDate(last_at, language))}
        </p>
      </div>
      <div className="admin-row__actions">
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={ignored ? texts.showNamed(words) : texts.ignoreNamed(words)}
          onClick={async () => {
            setBusy(true);
            await onIgnore();
            setBusy(false);
          }}
        >
          {ignored ? texts.show : texts.ignore}
        </Button>
        <ButtonLink
          variant="outline"
          to={localPath(`/search?q=${encodeURIComponent(words)}`)}
          aria-label={texts.tryNamed(words)}
        >
          {texts.try}
        </ButtonLink>
        <ButtonLink
          to={localPath(`/dashboard/upload-product?name=${encodeURIComponent(words)}`)}
          aria-label={texts.addNamed(words)}
        >
          {texts.add}
        </ButtonLink>
      </div>
    </article>
  );
}
