import type { WaitingView } from '#shared/contract/order-desk.ts';
import { deskViews } from '#shared/order-desk.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminOrderMessages, deskViewMessages } from '../../messages/admin-order-messages.ts';
import { Link } from '../../ui/link.tsx';
import { viewOf } from './desk-query.ts';
import './desk-views.css';

interface DeskViewsProps {
  query: URLSearchParams;
  waiting: WaitingView | undefined;
}

/** The saved views with how many orders wait in each; on a phone they are swiped through. */
export function DeskViews({ query, waiting }: DeskViewsProps) {
  const texts = useMessages(adminOrderMessages);
  const names = useMessages(deskViewMessages);
  const localPath = useLocalPath();
  const current = viewOf(query);
  return (
    <nav className="desk-views" aria-label={texts.views}>
      <ul className="desk-views__list">
        {deskViews.map((view) => (
          <li key={view}>
            <Link
              to={localPath(`/dashboard/orders?view=${view}`)}
              className="desk-views__view row gap-2"
              aria-current={view === current ? 'page' : undefined}
            >
              {names[view]}
              {view !== 'all' && waiting !== undefined && waiting[view] > 0 && (
                <span className="desk-views__count">{texts.waiting(waiting[view])}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
