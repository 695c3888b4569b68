import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** An address of the shop in the language of the page, or a query of the page's own. */
  to: string;
  /** Stored in the history, for the next page. */
  state?: unknown;
  /** Keeps the scroll position on the next page. */
  preventScrollReset?: boolean;
};

/**
 * A link inside the shop. Unlike the router's link it does not subscribe to the address, which it does not need: a page has up
 * to two hundred links, and each letter of a search changes the address.
 */
export function Link({ to, state, preventScrollReset = false, onClick, ...props }: LinkProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = event.currentTarget;
    void router?.navigate(pathname + search + hash, {
      state,
      preventScrollReset,
      replace: href === location.href,
    });
  };
  return <a {...props} href={to} onClick={follow} />;
}

/** Whether the press opens the page here. Other presses open a tab or window, which is up to the browser. */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isHere = target === '' || target === '_self';
  return event.button === 0 && isHere && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
