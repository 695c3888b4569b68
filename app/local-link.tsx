import type { ComponentPropsWithRef } from 'react';
import { Link, NavLink } from 'react-router';
import { useLocalPath } from './language.ts';

type LocalLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'to'> & { to: string };
type LocalNavLinkProps = Omit<ComponentPropsWithRef<typeof NavLink>, 'to'> & { to: string };

/** A link inside the shop: `to` is the English address, the page's language is added. All routes are known from the start, none is to be discovered. */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  return <Link to={useLocalPath()(to)} discover="none" {...props} />;
}

/** LocalLink that knows whether it leads to the current page. */
export function LocalNavLink({ to, ...props }: LocalNavLinkProps) {
  return <NavLink to={useLocalPath()(to)} discover="none" {...props} />;
}
