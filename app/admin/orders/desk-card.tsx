import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { formatShortMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminOrderMessages, moveText } from '../../messages/admin-order-messages.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import {
  paymentMethodMessages,
  paymentStatusMessages,
  simulatedPaymentMessages,
} from '../../messages/order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Phone, PhoneMissed, PhoneOff } from '../../ui/pictures/icons.tsx';
import './desk-card.css';
import { type ForwardMove, nextMove } from './next-move.ts';
import { StatusBadge } from './status-badge.tsx';

interface DeskCardProps {
  row: DeskRowView;
  isBusy: boolean;
  /** Moved from this list: the next step waits until the list is fetched again. */
  wasMoved: boolean;
  isPicked: boolean;
  onPick: (isWanted: boolean) => void;
  onMove: (to: ForwardMove) => void;
  /** Called when the cash has come; a parcel on its way is then delivered too. */
  onCollect: () => void;
  /** Called when no one answered the call to confirm the order. */
  onNotReached: () => void;
  /** Called when someone answered and does not want the order. */
  onRefused: () => void;
  isCalling: boolean;
}

/** One order of the desk: a card on a phone, a row where there is room. */
export function DeskCard({ row, isBusy, wasMoved, isPicked, onPick, ...actions }: DeskCardProps) {
  const texts = useMessages(adminOrderMessages);
  const methods = useMessages(paymentMethodMessages);
  const payments = useMessages(paymentStatusMessages);
  const selection = useMessages(orderSelectionMessages);
  const language = useLanguage();
  const isCarried = row.riderName !== null || row.cashDue > 0;
  const isStill = row.cashDue === 0 && nextMove(row.order_status) === undefined;
  return (
    <article
      className={`desk-card panel${isCarried ? ' desk-card--carried' : ''}${isStill ? ' desk-card--still' : ''}`}
      aria-label={texts.order(row.orderId)}
    >
      <label className="desk-card__pick">
        <input
          type="checkbox"
          className="pick-box"
          checked={isPicked}
          onChange={({ currentTarget }) => onPick(currentTarget.checked)}
        />
        <VisuallyHidden>{selection.select(row.orderId)}</VisuallyHidden>
      </label>
      <div className="desk-card__order">
        <h2 className="small-heading nowrap">
          <LocalLink to={`/dashboard/orders/${row._id}`} className="desk-card__link">
            {row.orderId}
          </LocalLink>
        </h2>
        <time className="desk-card__time fine nowrap" dateTime={row.createdAt}>
          {formatShortMoment(row.createdAt, language)}
        </time>
      </div>
      <p className="desk-card__who">
        <span className="desk-card__line">
          <Marks row={row} />
          <span className="name">{row.name || texts.nameDeleted}</span>{' '}
          <span className="desk-card__where">
            <span className="muted">{row.isPickUp ? texts.pickUpShort : row.city}</span>{' '}
            <span className="desk-card__facts fine">
              <UnansweredCalls row={row} />
              {texts.pieces(row.quantity)} · {methods[row.payment_method]} · {payments[row.payment_status]}
            </span>
          </span>
          {isCarried && <Carried row={row} />}
        </span>
      </p>
      {row.phone !== '' && (
        <a
          className="desk-card__call"
          href={`tel:${row.phone}`}
          aria-label={`${texts.call} ${formatPhone(row.phone)}`}
        >
          <Phone />
          <span className="desk-card__phone nowrap">{formatPhone(row.phone)}</span>
        </a>
      )}
      <div className="desk-card__money">
        <Price amount={row.totalAmt} />
        <StatusBadge status={row.order_status} isPickUp={row.isPickUp} />
      </div>
      {!wasMoved && <DeskCardAction row={row} isBusy={isBusy} {...actions} />}
    </article>
  );
}

/** Warnings about an order, in the one line of a phone: the most urgent, and how many more are on its page. */
function Marks({ row }: { row: DeskRowView }) {
  const texts = useMessages(adminOrderMessages);
  const simulated = useMessages(simulatedPaymentMessages);
  const cash = useMessages(cashMessages);
  const [first, ...others] = [
    row.needsAttention && texts.needsAttention,
    row.refusedBefore > 0 && row.order_status !== 'Delivered' && texts.refusedBefore(row.refusedBefore),
    row.payment_simulated && simulated.mark,
    row.phoneRefusal !== null && cash.refusedTitle,
  ].filter((mark) => mark !== false);
  if (first === undefined) return null;
  return (
    <span className="desk-card__mark fine">
      {first}
      {others.length > 0 && (
        <>
          <span title={others.join(' · ')}> +{others.length}</span>
          <VisuallyHidden>{`, ${others.join(', ')}`}</VisuallyHidden>
        </>
      )}{' '}
      ·{' '}
    </span>
  );
}

/** Shown before the facts: on a phone, their line is cut off at the edge of the screen. */
function UnansweredCalls({ row }: { row: DeskRowView }) {
  const cash = useMessages(cashMessages);
  const language = useLanguage();
  if (row.order_status !== 'Placed' || row.unansweredCalls === 0) return null;
  const times = cash.notReachedTimes(row.unansweredCalls);
  const last = row.lastUnansweredAt;
  return (
    <span className="desk-card__calls">
      {last === null ? times : `${times}, ${cash.lastCall(formatShortMoment(last, language))}`} ·{' '}
    </span>
  );
}

/** Who carries the parcel, and what is to be collected: the sum comes first, where it differs from the total above. */
function Carried({ row }: { row: DeskRowView }) {
  const cash = useMessages(cashMessages);
  const { riderName, cashDue, totalAmt } = row;
  const rider = riderName === null ? [] : [cash.carriedBy(riderName)];
  const isOtherSum = cashDue > 0 && cashDue !== totalAmt;
  const news = isOtherSum
    ? [cash.toCollect(formatFrancs(cashDue)), ...rider]
    : [...rider, ...(cashDue > 0 ? [cash.due] : [])];
  return <span className="desk-card__news fine">{news.join(' · ')}</span>;
}

type DeskCardActionProps = Pick<
  DeskCardProps,
  'row' | 'isBusy' | 'isCalling' | 'onMove' | 'onCollect' | 'onNotReached' | 'onRefused'
>;

/** The one step to do next; a call to confirm has three possible answers. */
function DeskCardAction({
  row,
  isBusy,
  isCalling,
  onMove,
  onCollect,
  onNotReached,
  onRefused,
}: DeskCardActionProps) {
  const language = useLanguage();
  const cash = useMessages(cashMessages);
  const next = nextMove(row.order_status);
  if (row.cashDue > 0) {
    return (
      <div className="desk-card__action">
        <Button onClick={onCollect}>
          {row.isCashShort ? cash.collectRest : row.isPickUp ? cash.collectPickUp : cash.collect}
        </Button>
      </div>
    );
  }
  if (next === undefined) return null;
  return (
    <div className="desk-card__action">
      <Button variant="primary" busy={isBusy} onClick={() => onMove(next)}>
        {moveText(next, row, language)}
      </Button>
      {next === 'Confirmed' && (
        <>
          <IconButton
            variant="outlined"
            label={cash.notReached}
            title={cash.notReached}
            icon={<PhoneMissed />}
            disabled={isCalling}
            onClick={onNotReached}
          />
          <IconButton
            variant="outlined"
            label={cash.refused}
            title={cash.refused}
            icon={<PhoneOff />}
            onClick={onRefused}
          />
        </>
      )}
    </div>
  );
}
