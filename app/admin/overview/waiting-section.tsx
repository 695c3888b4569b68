import type { OverviewView } from '#shared/contract/overview.ts';
import { formatFrancs } from '#shared/money.ts';
import { deskViews } from '#shared/order-desk.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminOrderMessages, deskViewMessages } from '../../messages/admin-order-messages.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';

/** What a staff member has to see to at this moment; each number leads to its orders. */
export function WaitingSection({ waiting, cashToCollect }: Pick<OverviewView, 'waiting' | 'cashToCollect'>) {
  const texts = useMessages(overviewMessages);
  const desk = useMessages(adminOrderMessages);
  const views = useMessages(deskViewMessages);
  const due = deskViews.flatMap((view) => {
    if (view === 'all' || view === 'cash_to_collect') return [];
    return waiting[view] > 0 ? [{ view, count: waiting[view] }] : [];
  });
  return (
    <Card title={texts.now}>
      {due.length === 0 && <p>{texts.nothingWaits}</p>}
      <ul className="overview__rows">
        {due.map(({ view, count }) => (
          <li key={view}>
            <LocalLink
              className="overview__row row"
              to={view === 'attention' ? '/dashboard/attention' : `/dashboard/orders?view=${view}`}
            >
              <span className="overview__name">{views[view]}</span>
              <strong>{desk.waiting(count)}</strong>
            </LocalLink>
          </li>
        ))}
        <li>
          <LocalLink className="overview__row row" to="/dashboard/orders?view=cash_to_collect">
            <span className="overview__name">
              {texts.cash}
              <span className="muted overview__beside">{texts.orders(cashToCollect.orders)}</span>
            </span>
            <strong>{formatFrancs(cashToCollect.total)}</strong>
          </LocalLink>
        </li>
      </ul>
      <p className="muted small">{texts.cashHelp}</p>
    </Card>
  );
}
