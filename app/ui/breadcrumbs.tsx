import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import './breadcrumbs.css';

export interface Breadcrumb {
  name: string;
  /** Absent for the page one is on. */
  to?: string;
}

export function Breadcrumbs({ label, trail }: { label: string; trail: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={label} className="breadcrumbs">
      <ol className="breadcrumbs__trail">
        {trail.map(({ name, to }) => (
          <li key={to ?? name} className="breadcrumbs__step">
            {to === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <>
                <Link to={to} className="breadcrumbs__link">
                  {name}
                </Link>
                <ChevronRight />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
