import type { OverviewView } from '#shared/contract/overview.ts';
import { formatFrancs } from '#shared/money.ts';
import { deskViews } from '#shared/order-desk.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminFrameMessages } from '../../messages/admin-frame-messages.ts';
import { adminOrderMessages, deskViewMessages } from '../../messages/admin-order-messages.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';

type WaitingSectionProps = Pick<
  OverviewView,
  'waiting' | 'newMessages' | 'newReviews' | 'newQuestions' | 'cashToCollect'
>;

/** Work that waits for the staff at this moment; each number links to its orders, or to what people have written. */
export function WaitingSection({
  waiting,
  newMessages,
  newReviews,
  newQuestions,
  cashToCollect,
}: WaitingSectionProps) {
  const texts = useMessages(overviewMessages);
  const desk = useMessages(adminOrderMessages);
  const views = useMessages(deskViewMessages);
  const frame = useMessages(adminFrameMessages);
  const due = deskViews.flatMap((view) => {
    if (view === 'all' || view === 'cash_to_collect') return [];
    return waiting[view] > 0 ? [{ view, count: waiting[view] }] : [];
  });
  const written = [
    { to: '/dashboard/inbox', label: frame.inbox, count: newMessages },
    { to: '/dashboard/questions', label: frame.questions, count: newQuestions },
    { to: '/dashboard/reviews', label: frame.reviews, count: newReviews },
  ].filter(({ count }) => count > 0);
  const total = [...due, ...written].reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={total === 0 ? texts.now : texts.nowCount(total)}>
      {due.length + written.length === 0 && <p>{texts.nothingWaits}</p>}
      <ul className="overview__rows">
        {due.map(({ view, count }) => (
          <li key={view}>
            <LocalLink
              className="overview__row row"
              to={view === 'attention' ? '/dashboard/attention' : `/dashboard/orders?view=${view}`}
            >
              <span className="grow anywhere">{views[view]}</span>
              <strong>{desk.waiting(count)}</strong>
            </LocalLink>
          </li>
        ))}
        {written.map(({ to, label, count }) => (
          <li key={to}>
            <LocalLink className="overview__row row" to={to}>
              <span className="grow anywhere">{label}</span>
              <strong>{desk.waiting(count)}</strong>
            </LocalLink>
          </li>
        ))}
        <li>
          <LocalLink className="overview__row row" to="/dashboard/orders?view=cash_to_collect">
            <span className="grow anywhere">
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
