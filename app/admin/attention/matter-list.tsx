import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { MatterView } from '#shared/contract/attention.ts';
import { maskPhone } from '#shared/phone-format.ts';
import { formatOrderDate } from '../../account/my-orders/order-date.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import {
  adminAttentionMessages,
  matterAdviceMessages,
  matterMessages,
} from '../../messages/admin-attention-messages.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { api } from '../../state/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Price } from '../../ui/price.tsx';
import { LookedAtDialog } from './looked-at-dialog.tsx';
import './matter-list.css';
import { PaidBackDialog } from './paid-back-dialog.tsx';

interface MatterListProps {
  matters: readonly MatterView[];
  label: string;
  /** On the page of the order itself nothing leads there. */
  isOfOrder?: boolean;
  onSettled: () => Promise<void>;
}

/** What waits for somebody: what it is about, what to do, and the buttons to do it. */
export function MatterList({ matters, label, isOfOrder = false, onSettled }: MatterListProps) {
  const [payingBack, setPayingBack] = useState<MatterView>();
  const [looking, setLooking] = useState<MatterView>();
  const { ask, askedId } = useAskProvider(onSettled);
  useLookAgain(matters, onSettled);
  return (
    <>
      <ul className="matter-list" aria-label={label}>
        {matters.map((matter) => (
          <li key={`${matter.kind} ${matter._id}`}>
            <Matter
              matter={matter}
              isOfOrder={isOfOrder}
              isAsking={askedId === matter._id}
              onAsk={() => void ask(matter._id)}
              onPaidBack={() => setPayingBack(matter)}
              onLookedAt={() => setLooking(matter)}
            />
          </li>
        ))}
      </ul>
      <PaidBackDialog matter={payingBack} onClose={() => setPayingBack(undefined)} onSettled={onSettled} />
      <LookedAtDialog matter={looking} onClose={() => setLooking(undefined)} onSettled={onSettled} />
    </>
  );
}

interface MatterProps {
  matter: MatterView;
  isOfOrder: boolean;
  isAsking: boolean;
  onAsk: () => void;
  onPaidBack: () => void;
  onLookedAt: () => void;
}

function Matter({ matter, isOfOrder, isAsking, onAsk, onPaidBack, onLookedAt }: MatterProps) {
  const texts = useMessages(adminAttentionMessages);
  const reasons = useMessages(matterMessages);
  const advice = useMessages(matterAdviceMessages);
  const methods = useMessages(paymentMethodMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const { kind, reason, order, amount, method, payer_phone: phone, refund } = matter;
  const isToPay = refund?.stand === 'due' || refund?.stand === 'sent_back';
  const orderPath = `/dashboard/orders/${order._id}`;
  return (
    <article className="matter" aria-label={texts.about(reasons[reason], order.orderId)}>
      <header className="matter__head">
        <h2 className="matter__reason">{reasons[reason]}</h2>
        <p className="matter__amount">
          <Price amount={amount} />
        </p>
      </header>
      <p>
        {!isOfOrder && (
          <>
            <LocalLink to={orderPath} className="matter__order">
              {texts.order(order.orderId)}
            </LocalLink>
            {' · '}
            {order.name}
            {' · '}
          </>
        )}
        {methods[method]}
        {phone !== null && method !== 'cash_on_delivery' && ` · ${texts.from(maskPhone(phone))}`}
      </p>
      <p>{advice[reason]}</p>
      <RefundStand matter={matter} />
      {matter.simulated && <p className="muted">{texts.simulated}</p>}
      <p className="muted">
        <time dateTime={matter.since}>{texts.since(formatOrderDate(matter.since, language))}</time>
      </p>
      <div className="matter__actions">
        {kind === 'return' && !isOfOrder && (
          <ButtonLink to={localPath(orderPath)}>{texts.openOrder}</ButtonLink>
        )}
        {isToPay && (
          <Button onClick={onPaidBack} disabled={isAsking}>
            {texts.payBack}
          </Button>
        )}
        {isToPay && refund.can_ask_provider && (
          <Button variant="outline" busy={isAsking} onClick={onAsk}>
            {isAsking ? texts.processing : texts.askProvider}
          </Button>
        )}
        {kind === 'odd' && <Button onClick={onLookedAt}>{texts.lookedAt}</Button>}
      </div>
    </article>
  );
}

/** What the provider has done about money that has to go back. */
function RefundStand({ matter: { refund } }: { matter: MatterView }) {
  const texts = useMessages(adminAttentionMessages);
  if (refund === null) return null;
  if (refund.stand === 'asking') return <p role="status">{texts.asking}</p>;
  if (refund.stand === 'on_its_way') return <p>{texts.onItsWay(refund.reference)}</p>;
  if (refund.stand === 'sent_back') return <p>{texts.sentBack}</p>;
  return refund.can_ask_provider && refund.times_tried > 0 ? <p>{texts.notGiven}</p> : null;
}

const lookAgainMs = 5_000;

/** A provider that is being asked has answered soon: then its card says what came of it, without anybody's hand. */
function useLookAgain(matters: readonly MatterView[], reload: () => Promise<void>): void {
  useEffect(() => {
    if (!matters.some(({ refund }) => refund?.stand === 'asking')) return;
    const waiting = setTimeout(() => void reload(), lookAgainMs);
    return () => clearTimeout(waiting);
  }, [matters, reload]);
}

/** One press is one request, however often the thumb comes down. */
function useAskProvider(onSettled: () => Promise<void>) {
  const isSending = useRef(false);
  const [askedId, setAskedId] = useState<string>();

  async function ask(_id: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setAskedId(_id);
    try {
      notify.success((await api.payment.askRefund({ _id })).message);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
    } finally {
      await onSettled();
      isSending.current = false;
      setAskedId(undefined);
    }
  }

  return { ask, askedId };
}
