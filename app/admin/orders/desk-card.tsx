import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminOrderMessages, orderMoveMessages } from '../../messages/admin-order-messages.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import {
  paymentMethodMessages,
  paymentStatusMessages,
  simulatedPaymentMessages,
} from '../../messages/order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import './desk-card.css';
import { type ForwardMove, nextMove } from './next-move.ts';
import { StatusBadge } from './status-badge.tsx';

interface DeskCardProps {
  row: DeskRowView;
  isBusy: boolean;
  /** Moved from this list: what comes next waits until the list is fetched again. */
  wasMoved: boolean;
  isPicked: boolean;
  onPick: (isWanted: boolean) => void;
  onMove: (to: ForwardMove) => void;
  /** Its cash has come; with it a parcel on its way is delivered. */
  onCollect: () => void;
  /** Nobody answered the call to confirm it. */
  onNotReached: () => void;
  /** Somebody answered and does not want it. */
  onRefused: () => void;
  isCalling: boolean;
}

/** One order of the desk: a card on a phone, a row where there is room. */
export function DeskCard({ row, isBusy, wasMoved, isPicked, onPick, ...actions }: DeskCardProps) {
  const texts = useMessages(adminOrderMessages);
  const methods = useMessages(paymentMethodMessages);
  const payments = useMessages(paymentStatusMessages);
  const simulated = useMessages(simulatedPaymentMessages);
  const selection = useMessages(orderSelectionMessages);
  const language = useLanguage();
  const cash = useMessages(cashMessages);
  return (
    <article className="desk-card panel" aria-label={texts.order(row.orderId)}>
      <label className="desk-card__pick">
        <input
          type="checkbox"
          className="desk-card__box"
          checked={isPicked}
          onChange={({ currentTarget }) => onPick(currentTarget.checked)}
        />
        <VisuallyHidden>{selection.select(row.orderId)}</VisuallyHidden>
      </label>
      <div className="desk-card__order">
        <h2 className="desk-card__number small-heading nowrap">
          <LocalLink to={`/dashboard/orders/${row._id}`}>{row.orderId}</LocalLink>
        </h2>
        <time className="fine" dateTime={row.createdAt}>
          {formatMoment(row.createdAt, language)}
        </time>
      </div>
      <div className="desk-card__who">
        <p className="name">{row.name}</p>
        <p className="desk-card__place muted">
          <span>{row.city}</span>
          <span className="nowrap">{formatPhone(row.phone)}</span>
        </p>
      </div>
      <div className="desk-card__badges">
        <StatusBadge status={row.order_status} />
        {row.needsAttention && <Badge tone="danger">{texts.needsAttention}</Badge>}
        {row.refusedBefore > 0 && row.order_status !== 'Delivered' && (
          <Badge tone="danger">{texts.refusedBefore(row.refusedBefore)}</Badge>
        )}
        {row.payment_simulated && <Badge tone="danger">{simulated.mark}</Badge>}
        {row.phoneRefusal !== null && <Badge>{cash.refusedTitle}</Badge>}
        {row.order_status === 'Placed' && row.unansweredCalls > 0 && (
          <Badge tone="danger">{cash.notReachedTimes(row.unansweredCalls)}</Badge>
        )}
      </div>
      <div className="desk-card__money">
        <Price amount={row.totalAmt} />
        <p className="muted">
          {texts.pieces(row.quantity)} · {methods[row.payment_method]} · {payments[row.payment_status]}
        </p>
        {row.riderName !== null && <p className="muted">{cash.carriedBy(row.riderName)}</p>}
        {row.cashDue > 0 && <p>{cash.toCollect(formatFrancs(row.cashDue))}</p>}
        {row.order_status === 'Placed' && row.lastUnansweredAt !== null && (
          <p className="muted">
            {cash.nobodyAnswered}, {cash.lastCall(formatMoment(row.lastUnansweredAt, language))}
          </p>
        )}
      </div>
      {!wasMoved && <DeskCardAction row={row} isBusy={isBusy} {...actions} />}
    </article>
  );
}

type DeskCardActionProps = Pick<
  DeskCardProps,
  'row' | 'isBusy' | 'isCalling' | 'onMove' | 'onCollect' | 'onNotReached' | 'onRefused'
>;

/** The one thing to do next; a call to confirm has three answers. */
function DeskCardAction({
  row,
  isBusy,
  isCalling,
  onMove,
  onCollect,
  onNotReached,
  onRefused,
}: DeskCardActionProps) {
  const moves = useMessages(orderMoveMessages);
  const cash = useMessages(cashMessages);
  const next = nextMove(row.order_status);
  if (row.cashDue > 0) {
    return (
      <div className="desk-card__action">
        <Button wide onClick={onCollect}>
          {row.cash_short ? cash.collectRest : cash.collect}
        </Button>
      </div>
    );
  }
  if (next === undefined) return null;
  return (
    <div className="desk-card__action">
      <Button wide variant="primary" busy={isBusy} onClick={() => onMove(next)}>
        {moves[next]}
      </Button>
      {next === 'Confirmed' && (
        <>
          <Button variant="outline" busy={isCalling} onClick={onNotReached}>
            {cash.notReached}
          </Button>
          <Button variant="outline" onClick={onRefused}>
            {cash.refused}
          </Button>
        </>
      )}
    </div>
  );
}
