import type { MissedSearchView } from '#shared/contract/missed-search.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { missedSearchMessages, searchedInMessages } from '../../messages/missed-search-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/searches-page';

export const meta = privateMeta(missedSearchMessages, ({ title }) => title);

export const clientLoader = listLoader(({ view, ...wanted }, options) =>
  api.missedSearch.list({ ...wanted, isIgnored: view === 'ignored' }, options),
);

export default function SearchesPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(missedSearchMessages);
  const list = useAdminList(loaderData);
  const counts = list.answer?.counts;

  return (
    <AdminPage title={texts.title}>
      <p className="admin-page__intro">{texts.intro}</p>
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
              <Search search={search} onChanged={list.reload} />
            </li>
          ))
        }
      </AdminList>
    </AdminPage>
  );
}

function Search({ search, onChanged }: { search: MissedSearchView; onChanged: () => Promise<void> }) {
  const language = useLanguage();
  const texts = missedSearchMessages[language];
  const localPath = useLocalPath();
  const { act, isBusy } = useAction();
  const { words, times, languages, lastAt, isIgnored } = search;
  const searchedIn = languages.map((known) => searchedInMessages[language][known]).join(', ');

  const turn = () =>
    act(async () => {
      const answer = await api.missedSearch.setIgnored({ words, isIgnored: !isIgnored });
      await onChanged();
      return answer;
    });

  return (
    <AdminRow
      label={words}
      title={words}
      words={
        <p className="muted">
          {texts.times(times)} · {searchedIn} · {texts.lastAt(formatMoment(lastAt, language))}
        </p>
      }
      actions={
        <>
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={isIgnored ? texts.showNamed(words) : texts.ignoreNamed(words)}
            onClick={() => void turn()}
          >
            {isIgnored ? texts.show : texts.ignore}
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
        </>
      }
    />
  );
}
