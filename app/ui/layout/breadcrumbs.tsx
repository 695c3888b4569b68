import { Link } from '../link.tsx';
import { ChevronRight } from '../pictures/icons.tsx';
import './breadcrumbs.css';

export interface Breadcrumb {
  name: string;
  /** Absent for the current page, and for a step that has no page of its own. */
  to?: string;
}

export function Breadcrumbs({ label, trail }: { label: string; trail: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={label} className="fine">
      <ol className="breadcrumbs__trail">
        {trail.map(({ name, to }, position) => (
          <li key={to ?? name} className="breadcrumbs__step row gap-1">
            {position > 0 && <ChevronRight className="lucide--small" />}
            <BreadcrumbName name={name} to={to} isLast={position === trail.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function BreadcrumbName({ name, to, isLast }: { name: string; to: string | undefined; isLast: boolean }) {
  if (to === undefined) return <span aria-current={isLast ? 'page' : undefined}>{name}</span>;
  return (
    <Link to={to} className="breadcrumbs__link">
      {name}
    </Link>
  );
}
