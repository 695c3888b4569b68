import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { ImportProblemView, ImportView } from '#shared/contract/catalogue-files.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { adminListMessages } from '../../messages/admin-list-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { api } from '../../state/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';

const rowsOnPage = 24;

/** Of a file that waits for a decision they are in sight at once. */
export function ImportProblems({ known }: { known: ImportView }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const [isOpen, setOpen] = useState(known.state === 'checked' || known.state === 'failed');
  return (
    <div className="catalogue-files__problems">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hideProblems : texts.showProblems}
      </Button>
      {isOpen && <ProblemRows known={known} />}
    </div>
  );
}

type Shown = { problems: ImportProblemView[]; totalCount: number };

function ProblemRows({ known: { _id, file_name: name, problems } }: { known: ImportView }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const shared = useMessages(adminListMessages);
  const failed = useMessages(adminMessages);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    try {
      setShown(await api.catalogueFiles.getImport({ _id, page, limit: rowsOnPage }));
      setFailed(false);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      console.warn('The problems of an import could not be loaded', failure);
      setFailed(true);
    }
  }, [_id, page]);

  useEffect(() => void load(), [load]);

  if (hasFailed) {
    return (
      <ErrorState
        title={failed.failedTitle}
        text={failed.failedText}
        retryLabel={failed.retry}
        onRetry={() => void load()}
      />
    );
  }
  if (shown === undefined) return <p role="status">{failed.loading}</p>;
  const totalPages = Math.max(1, Math.ceil(shown.totalCount / rowsOnPage));
  return (
    <>
      <p>
        {texts.correct} {problems > shown.totalCount && texts.onlySome(shown.totalCount)}
      </p>
      <ul className="catalogue-files__problem-rows" aria-label={texts.problemsOf(name)}>
        {shown.problems.map(({ _id: key, row, column, message }) => (
          <li key={key} className="catalogue-files__problem">
            <span className="catalogue-files__cell">
              {texts.row(row)}
              {column !== null && ` · ${column}`}
            </span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <Pager
          label={texts.problemsOf(name)}
          previous={{ label: shared.previous, disabled: page <= 1, onPress: () => setPage(page - 1) }}
          next={{ label: shared.next, disabled: page >= totalPages, onPress: () => setPage(page + 1) }}
        >
          {page}/{totalPages}
        </Pager>
      )}
    </>
  );
}
