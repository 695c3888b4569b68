import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';

/** The dialogs of the admin's lists that have an address: `?edit=…` and the like. */
const dialogNames = ['edit', 'deleted', 'orders', 'history'] as const;
type DialogName = (typeof dialogNames)[number];

type DialogAddress = {
  /** What it is open for, such as the id of a row. */
  openFor: string | undefined;
  open: (id: string) => void;
  close: () => void;
};

/** A dialog that Back closes and a reload opens again. The page exports `shouldRevalidate` from here. */
export function useDialogAddress(name: DialogName): DialogAddress {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    openFor: query.get(name) ?? undefined,
    open: (id) => {
      const opened = new URLSearchParams([...query, [name, id]]);
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
