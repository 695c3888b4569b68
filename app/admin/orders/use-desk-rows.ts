import { useState } from 'react';
import type { DeskRowView } from '#shared/contract/order-desk.ts';

type Answer = { data: readonly DeskRowView[] };

/** The orders as they were loaded, with those replaced that were changed here since. */
export function useDeskRows(answer: Answer | undefined) {
  const [shown, setShown] = useState({ answer, rows: answer?.data ?? [] });
  if (shown.answer !== answer) setShown({ answer, rows: answer?.data ?? [] });
  return {
    rows: shown.rows,
    replaceRows: (changed: readonly DeskRowView[]) => {
      const byId = new Map(changed.map((row) => [row._id, row]));
      setShown((last) => ({ ...last, rows: last.rows.map((row) => byId.get(row._id) ?? row) }));
    },
  };
}
