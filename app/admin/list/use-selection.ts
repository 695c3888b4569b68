import { useCallback, useState } from 'react';

/** The picked rows among those shown; a row that has left the list is no longer picked. */
export function useSelection<Row extends { _id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const picked = rows.filter(({ _id }) => ids.has(_id));
  const areAllPicked = rows.length > 0 && picked.length === rows.length;

  const clear = useCallback(() => setIds(new Set()), []);

  return {
    picked,
    areAllPicked,
    isPicked: (id: string) => ids.has(id),
    pick: (id: string, isWanted: boolean) =>
      setIds((known) => new Set(isWanted ? [...known, id] : [...known].filter((other) => other !== id))),
    pickAll: (isWanted: boolean) => setIds(new Set(isWanted ? rows.map(({ _id }) => _id) : [])),
    clear,
  };
}
