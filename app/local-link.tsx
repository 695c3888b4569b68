import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { NavLink, UNSAFE_DataRouterContext } from 'react-router';
import { useLocalPath } from './language.ts';

type LocalLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: string;
  /** Goes along in the history, for the next page. */
  state?: unknown;
};
type LocalNavLinkProps = Omit<ComponentPropsWithRef<typeof NavLink>, 'to'> & { to: string };

/**
 * A link inside the shop: `to` is the English address, the page's language is added. Unlike the router's it does not listen to the
 * address, of which it needs nothing: a page has up to two hundred, and each letter of a search is another address.
 */
export function LocalLink({ to, state, onClick, ...props }: LocalLinkProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const href = useLocalPath()(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void router?.navigate(href, { state, replace: event.currentTarget.href === location.href });
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** LocalLink that knows whether it leads to the current page. */
export function LocalNavLink({ to, ...props }: LocalNavLinkProps) {
  return <NavLink to={useLocalPath()(to)} discover="none" {...props} />;
}

/** Others open another tab or window, which is up to the browser. */
function isPlainPress({
  button,
  currentTarget: { target },
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const isHere = target === '' || target === '_self';
  return button === 0 && isHere && !(metaKey || ctrlKey || shiftKey || altKey);
}
