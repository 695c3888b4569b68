import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Keyed, keyOf } from './key-of.ts';

/**
 * The dialogs of the admin's lists that have an address: `?history=…` and the like. Those that are typed into have none yet: Back
 * would have to ask first.
 */
const dialogNames = ['deleted', 'orders', 'history'] as const;
type DialogName = (typeof dialogNames)[number];

type DialogAddress<Row> = {
  isOpen: boolean;
  /** The row it is open for, also when a search that came meanwhile has left it out. */
  row: Row | undefined;
  open: (id?: string) => void;
  close: () => void;
};

/** A dialog that Back closes and a reload opens again. The page exports `shouldRevalidate` from here. */
export function useDialogAddress<Row extends Keyed>(
  name: DialogName,
  rows: readonly Row[] = [],
): DialogAddress<Row> {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = query.get(name) ?? undefined;
  const found = rows.find((row) => keyOf(row) === id);
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  return {
    isOpen: id !== undefined,
    row: found ?? (last && keyOf(last) === id ? last : undefined),
    open: (of = '') => {
      const opened = new URLSearchParams([...query, [name, of]]);
      void navigate(`?${opened}`, { state: { opened: name }, preventScrollReset: true });
    },
    close: () => {
      // Opened from the list, it lies over the list's own entry; by a link or a bookmark there is none to go back to.
      if (isOpenedHere(state, name)) return void navigate(-1);
      void navigate(`?${withoutDialogs(query)}`, { replace: true, preventScrollReset: true });
    },
  };
}

/** Opening or closing a dialog loads no list; all else loads as ever. */
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
  return new URLSearchParams([...query].filter(([name]) => !dialogNames.some((known) => known === name)));
}

function isOpenedHere(state: unknown, name: DialogName): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;
}
