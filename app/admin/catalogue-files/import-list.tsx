import { useId } from 'react';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { adminListMessages } from '../../messages/admin-list-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../list/admin-list.css';
import '../list/admin-row.css';
import { ImportItem } from './import-item.tsx';
import type { Imports } from './use-imports.ts';

type ImportListProps = {
  imports: Imports;
  /** The import that this page is sending: it is told there. */
  besides: string | undefined;
};

/** What was sent, the last file first. */
export function ImportList({ imports, besides }: ImportListProps) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const shared = useMessages(adminListMessages);
  const titleId = useId();
  const { page, totalPages, show } = imports;
  return (
    <section className="catalogue-files__imports" aria-labelledby={titleId}>
      <h2 id={titleId} className="catalogue-files__title">
        {texts.imports}
      </h2>
      <ImportRows imports={imports} besides={besides} labelledBy={titleId} />
      {totalPages > 1 && (
        <Pager
          label={shared.pages}
          previous={{ label: shared.previous, disabled: page <= 1, onPress: () => show(page - 1) }}
          next={{ label: shared.next, disabled: page >= totalPages, onPress: () => show(page + 1) }}
        >
          {page}/{totalPages}
        </Pager>
      )}
    </section>
  );
}

function ImportRows({
  imports: { imports: all, status, reload },
  besides,
  labelledBy,
}: ImportListProps & { labelledBy: string }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const shared = useMessages(adminMessages);
  const imports = all?.filter(({ _id }) => _id !== besides);
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
  if (imports === undefined) {
    return (
      <div role="status" aria-busy="true" aria-label={shared.loading}>
        <Skeleton className="catalogue-files__place" />
      </div>
    );
  }
  if (imports.length === 0) return <p className="muted">{texts.none}</p>;
  return (
    <ul className="admin-list__rows" aria-labelledby={labelledBy}>
      {imports.map((known) => (
        <li key={known._id}>
          <ImportItem known={known} onChanged={reload} />
        </li>
      ))}
    </ul>
  );
}
