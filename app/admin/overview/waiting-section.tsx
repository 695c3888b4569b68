import type { OverviewView } from '#shared/contract/overview.ts';
import { formatFrancs } from '#shared/money.ts';
import { deskViews } from '#shared/order-desk.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminFrameMessages } from '../../messages/admin-frame-messages.ts';
import { adminOrderMessages, deskViewMessages } from '../../messages/admin-order-messages.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';

type WaitingSectionProps = Pick<OverviewView, 'waiting' | 'newMessages' | 'cashToCollect'>;

/** What a staff member has to see to at this moment; each number leads to its orders, or to the messages. */
export function WaitingSection({ waiting, newMessages, cashToCollect }: WaitingSectionProps) {
  const texts = useMessages(overviewMessages);
  const desk = useMessages(adminOrderMessages);
  const views = useMessages(deskViewMessages);
  const frame = useMessages(adminFrameMessages);
  const due = deskViews.flatMap((view) => {
    if (view === 'all' || view === 'cash_to_collect') return [];
    return waiting[view] > 0 ? [{ view, count: waiting[view] }] : [];
  });
  return (
    <Card title={texts.now}>
      {due.length === 0 && newMessages === 0 && <p>{texts.nothingWaits}</p>}
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
        {newMessages > 0 && (
          <li>
            <LocalLink className="overview__row row" to="/dashboard/inbox">
              <span className="overview__name">{frame.inbox}</span>
              <strong>{desk.waiting(newMessages)}</strong>
            </LocalLink>
          </li>
        )}
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
