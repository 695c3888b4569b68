import { type Ref, useId } from 'react';
import type { ImportView } from '#shared/contract/catalogue-files.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import '../list/admin-list.css';
import { ListPager } from '../list/list-pager.tsx';
import type { AdminListState } from '../list/use-admin-list.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { ImportItem } from './import-item.tsx';

type ImportListProps = {
  ref: Ref<HTMLElement>;
  list: AdminListState<{ data: ImportView[]; totalCount: number }>;
  /** The import that this page is sending, which is shown outside the list. */
  besides: string | undefined;
};

/** The files that were sent, newest first. */
export function ImportList({ ref, list, besides }: ImportListProps) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const titleId = useId();
  const { page, totalPages, show, reload } = list;
  return (
    <section ref={ref} className="stack gap-3" aria-labelledby={titleId}>
      <h2 id={titleId} className="catalogue-files__title">
        {texts.imports}
      </h2>
      <LoadedPart loaded={list} placeholders={1}>
        {({ data }) => {
          const imports = data.filter(({ id }) => id !== besides);
          if (imports.length === 0) return <p className="muted">{texts.none}</p>;
          return (
            <ul className="admin-list__rows" aria-labelledby={titleId}>
              {imports.map((known) => (
                <li key={known.id}>
                  <ImportItem known={known} onChanged={reload} />
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedPart>
      {totalPages > 1 && (
        <ListPager page={page} totalPages={totalPages} onShow={(wanted) => show({ page: wanted })} />
      )}
    </section>
  );
}
