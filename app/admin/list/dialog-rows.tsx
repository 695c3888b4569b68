import { type ReactNode, useCallback, useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { useMessages } from '../../language.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { type Keyed, keyOf } from './key-of.ts';
import './dialog-rows.css';

type FetchRows<Row> = (page: number, options: CallOptions) => Promise<{ data: Row[]; totalCount: number }>;

interface DialogRowsProps<Row> {
  label: string;
  /** Must stay the same function while the dialog is open. */
  fetchRows: FetchRows<Row>;
  /** Shown instead of rows, where there are none. */
  empty: ReactNode;
  /** `reload` is called after a row was changed. */
  children: (row: Row, reload: () => Promise<void>) => ReactNode;
}

/** A list inside a dialog, which grows page by page. */
export function DialogRows<Row extends Keyed>({ label, fetchRows, empty, children }: DialogRowsProps<Row>) {
  const words = useMessages(uiMessages);
  const [pages, setPages] = useState(1);
  const loaded = useAnswer(
    useCallback((options) => firstPages(fetchRows, pages, options), [fetchRows, pages]),
  );
  return (
    <LoadedPart loaded={loaded} placeholders={1}>
      {({ rows, totalCount }) =>
        rows.length === 0 ? (
          <p className="muted">{empty}</p>
        ) : (
          <div className="stack">
            <ul className="dialog-rows__list" aria-label={label}>
              {rows.map((row) => (
                <li key={keyOf(row)} className="ruled-row row on-baseline apart anywhere">
                  {children(row, loaded.reload)}
                </li>
              ))}
            </ul>
            {rows.length < totalCount && (
              <Button variant="outline" busy={loaded.isLoading} onClick={() => setPages(pages + 1)}>
                {words.showMore}
              </Button>
            )}
          </div>
        )
      }
    </LoadedPart>
  );
}

/** An entry added between two calls moves the others down; keyed by id, no row is there twice. */
async function firstPages<Row extends Keyed>(fetchRows: FetchRows<Row>, pages: number, options: CallOptions) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const answers = await Promise.all(numbers.map((page) => fetchRows(page, options)));
  const byId = new Map(answers.flatMap(({ data }) => data.map((row) => [keyOf(row), row] as const)));
  return { rows: [...byId.values()], totalCount: answers[0]?.totalCount ?? 0 };
}
