import { useLocation } from 'react-router';
import { useLocalPath } from './language.ts';
import { Link, type LinkProps } from './ui/link.tsx';

/** A link whose address is given in English; the page's language is added to it. */
export function LocalLink({ to, ...props }: LinkProps) {
  return <Link to={useLocalPath()(to)} {...props} />;
}

/** A LocalLink that is marked when it leads to the current page, or, without `end`, to a page above it. */
export function LocalNavLink({ to, end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const path = useLocalPath()(to);
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link to={path} aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
