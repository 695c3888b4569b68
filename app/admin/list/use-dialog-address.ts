import { useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAddress } from '../../state/use-loaded.ts';
import { type DialogName, isDialogName } from '../dialog-names.ts';
import { type Keyed, keyOf } from './key-of.ts';

type DialogAddress<Row> = {
  isOpen: boolean;
  /** The row that the dialog is open for, even if a search has left it out of the list meanwhile. */
  row: Row | undefined;
  open: (id?: string) => void;
  close: () => void;
  /** Runs `work` once the dialog has left the address: Back would cancel a load that began before. */
  afterClose: (work: () => unknown) => void;
};

/** A dialog that Back closes and a reload opens again. The page must export `shouldRevalidate` from here. */
export function useDialogAddress<Row extends Keyed>(
  name: DialogName,
  rows: readonly Row[] = [],
): DialogAddress<Row> {
  const [query] = useSearchParams();
  const { state } = useLocation();
  // Includes a view or a search that is being loaded: opening a dialog must not cancel it.
  const { query: next } = useAddress();
  const navigate = useNavigate();
  const id = query.get(name) ?? undefined;
  const found = rows.find((row) => keyOf(row) === id);
  const [last, setLast] = useState(found);
  const waiting = useRef<() => unknown>(undefined);
  const isOpen = id !== undefined;
  const openNow = useRef(isOpen);
  useEffect(() => {
    openNow.current = isOpen;
    if (isOpen) return;
    waiting.current?.();
    waiting.current = undefined;
  }, [isOpen]);
  if (found !== undefined && found !== last) setLast(found);
  return {
    isOpen,
    row: found ?? (last && keyOf(last) === id ? last : undefined),
    open: (of = '') => {
      const opened = new URLSearchParams([...withoutDialogs(next), [name, of]]);
      void navigate(`?${opened}`, { state: { opened: name }, preventScrollReset: true });
    },
    close: () => {
      // A dialog opened from the list has a history entry over that of the list; one opened by a link or a bookmark has none to go back to.
      if (isOpenedHere(state, name)) return void navigate(-1);
      void navigate(`?${withoutDialogs(query)}`, { replace: true, preventScrollReset: true });
    },
    afterClose: (work) => {
      if (openNow.current) waiting.current = work;
      else work();
    },
  };
}

/** Opening or closing a dialog loads no list; everything else loads as usual. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherAddress = currentUrl.href !== nextUrl.href;
  const isSameList =
    currentUrl.pathname === nextUrl.pathname &&
    withoutDialogs(currentUrl.searchParams).toString() === withoutDialogs(nextUrl.searchParams).toString();
  return isOtherAddress && isSameList ? false : defaultShouldRevalidate;
}

function withoutDialogs(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !isDialogName(name)));
}

function isOpenedHere(state: unknown, name: DialogName): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;
}
