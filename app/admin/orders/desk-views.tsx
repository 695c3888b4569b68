import type { WaitingView } from '#shared/contract/order-desk.ts';
import { deskViews } from '#shared/order-desk.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminOrderMessages, deskViewMessages } from '../../messages/admin-order-messages.ts';
import { Link } from '../../ui/link.tsx';
import { showInRow } from '../../ui/show-in-row.ts';
import { viewOf } from './desk-query.ts';
import '../list/row-of-views.css';
import './desk-views.css';

interface DeskViewsProps {
  query: URLSearchParams;
  waiting: WaitingView | undefined;
}

/** The saved views with how many orders wait in each; on a phone a row to swipe, scrolled to the current one. */
export function DeskViews({ query, waiting }: DeskViewsProps) {
  const texts = useMessages(adminOrderMessages);
  const names = useMessages(deskViewMessages);
  const localPath = useLocalPath();
  const current = viewOf(query);
  return (
    <nav aria-label={texts.views}>
      <ul className="desk-views row-of-views">
        {deskViews.map((view) => (
          <li key={view}>
            <Link
              ref={view === current ? showInRow : undefined}
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
