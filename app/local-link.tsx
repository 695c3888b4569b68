import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { useLocalPath } from './language.ts';

/** A link inside the shop: `to` is the English address, the page's language is added. */
export function LocalLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={useLocalPath()(to)} {...props} />;
}

/** LocalLink that knows whether it leads to the current page. */
export function LocalNavLink({ to, ...props }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return <NavLink to={useLocalPath()(to)} {...props} />;
}
