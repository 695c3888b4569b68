import { useCallback, useState } from 'react';
import type { ImportView } from '#shared/contract/catalogue-files.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { LoadedPart } from '../loaded-part.tsx';

const rowsOnPage = 24;

/** The problems of a file, unfolded at first where it waits for a decision or has failed. */
export function ImportProblems({ known }: { known: ImportView }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const [isOpen, setOpen] = useState(known.state === 'checked' || known.state === 'failed');
  return (
    <div className="stack stack--start gap-2">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hideProblems : texts.showProblems}
      </Button>
      {isOpen && <ProblemRows known={known} />}
    </div>
  );
}

function ProblemRows({
  known: { id, fileName: name, problemCount, faultyCount, state },
}: {
  known: ImportView;
}) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const [page, setPage] = useState(1);
  const fetchProblems = useCallback(
    (options: CallOptions) => api.catalogueFiles.getImport({ id, page, limit: rowsOnPage }, options),
    [id, page],
  );
  const loaded = useAnswer(fetchProblems);
  return (
    <LoadedPart loaded={loaded} placeholders={1}>
      {(shown) => (
        <>
          <p>
            {faultyCount > 0 || state === 'failed' ? texts.correct : texts.noted}{' '}
            {problemCount > shown.totalCount && texts.onlySome(shown.totalCount)}
          </p>
          <ul className="catalogue-files__problem-rows" aria-label={texts.problemsOf(name)}>
            {shown.problems.map(({ id: key, row, column, message }) => (
              <li key={key} className="catalogue-files__problem stack gap-1 anywhere">
                <span className="strong">
                  {texts.row(row)}
                  {column !== null && ` · ${column}`}
                </span>
                <span>{message}</span>
              </li>
            ))}
          </ul>
          {shown.totalCount > rowsOnPage && (
            <ListPager
              label={texts.problemsOf(name)}
              page={page}
              totalPages={Math.ceil(shown.totalCount / rowsOnPage)}
              onShow={setPage}
            />
          )}
        </>
      )}
    </LoadedPart>
  );
}
