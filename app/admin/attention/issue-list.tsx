import { useState } from 'react';
import type { IssueView } from '#shared/contract/attention.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { maskPhone } from '#shared/phone-format.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import {
  adminAttentionMessages,
  issueAdviceMessages,
  issueMessages,
} from '../../messages/admin-attention-messages.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { orderMoneyMessages } from '../../messages/order-money-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { LookedAtDialog } from './looked-at-dialog.tsx';
import './issue-list.css';
import { useMay } from '../use-may.ts';
import { PaidBackDialog } from './paid-back-dialog.tsx';

interface IssuesProps {
  issues: readonly IssueView[];
  /** On the page of the order itself there is no link to it. */
  isOfOrder?: boolean;
  onSettled: () => Promise<void>;
}

/** The `<li>`s of issues: what each is about, what to do, and the buttons to do it. */
export function Issues({ issues, isOfOrder = false, onSettled }: IssuesProps) {
  return issues.map((issue) => (
    <li key={`${issue.kind} ${issue.id}`}>
      <Issue issue={issue} isOfOrder={isOfOrder} onSettled={onSettled} />
    </li>
  ));
}

interface IssueProps {
  issue: IssueView;
  isOfOrder: boolean;
  onSettled: () => Promise<void>;
}

function Issue({ issue, isOfOrder, onSettled }: IssueProps) {
  const [step, setStep] = useState<'pay-back' | 'look-at' | 'accept' | 'give_back'>();
  const { act, isBusy: isAsking } = useAction();
  const texts = useMessages(adminAttentionMessages);
  const reasons = useMessages(issueMessages);
  const advice = useMessages(issueAdviceMessages);
  const methods = useMessages(paymentMethodMessages);
  const uiTexts = useMessages(uiMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const { kind, reason, order, amount, expected, dueBy, method, payerPhone: phone, refund } = issue;
  const mayPay = useMay('manager');
  const isStuck = mayPay && refund?.progress === 'stuck';
  const isToPay = mayPay && (refund?.progress === 'due' || refund?.progress === 'sent_back');
  const orderPath = `/dashboard/orders/${order._id}`;
  const ask = () => act(() => api.payment.askRefund({ id: issue.id }).finally(onSettled));
  const dialog = { onClose: () => setStep(undefined), onSettled };
  return (
    <article className="issue stack gap-2 anywhere" aria-label={texts.about(reasons[reason], order.orderId)}>
      <header className="row on-baseline apart">
        <h2 className="small-heading">{reasons[reason]}</h2>
        <p className="issue__amount">
          <Price amount={amount} />
        </p>
      </header>
      <p>
        {!isOfOrder && (
          <>
            <LocalLink to={orderPath} className="issue__order tap">
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
      {expected === null ? (
        <p>{advice[reason]}</p>
      ) : (
        <p>
          <strong>{texts.came(formatFrancs(amount), formatFrancs(expected))}</strong> {texts.decideAmount}
        </p>
      )}
      {dueBy !== null && (
        <p>
          <strong>{orderMoneyMessages[language].dueBy(formatMoment(dueBy, language))}</strong>
        </p>
      )}
      <RefundProgress issue={issue} />
      {issue.simulated && <p className="muted">{texts.simulated}</p>}
      <p className="muted">
        <time dateTime={issue.since}>{texts.since(formatMoment(issue.since, language))}</time>
      </p>
      <div className="cluster cluster--filled gap-2">
        {kind === 'return' && !isOfOrder && (
          <ButtonLink to={localPath(orderPath)}>{texts.openOrder}</ButtonLink>
        )}
        {kind === 'dispute' && !isOfOrder && (
          <ButtonLink to={localPath(orderPath)}>{texts.openDispute}</ButtonLink>
        )}
        {isStuck && <Button onClick={() => setStep('pay-back')}>{texts.seenAtProvider}</Button>}
        {isToPay && (
          <Button onClick={() => setStep('pay-back')} disabled={isAsking}>
            {texts.payBack}
          </Button>
        )}
        {isToPay && refund?.canAskProvider && (
          <Button variant="outline" busy={isAsking} onClick={() => void ask()}>
            {isAsking ? uiTexts.processing : texts.askProvider}
          </Button>
        )}
        {kind === 'amount' && mayPay && (
          <>
            <Button onClick={() => setStep('accept')}>{texts.acceptAmount}</Button>
            <Button variant="outline" onClick={() => setStep('give_back')}>
              {texts.giveBackAmount}
            </Button>
          </>
        )}
        {kind === 'odd' && <Button onClick={() => setStep('look-at')}>{texts.lookedAt}</Button>}
      </div>
      <PaidBackDialog issue={step === 'pay-back' ? issue : undefined} {...dialog} />
      <AmountDialog issue={step === 'accept' ? issue : undefined} decision="accept" {...dialog} />
      <AmountDialog issue={step === 'give_back' ? issue : undefined} decision="give_back" {...dialog} />
      <LookedAtDialog issue={step === 'look-at' ? issue : undefined} {...dialog} />
    </article>
  );
}

/** How far the provider is with money that has to go back. */
function RefundProgress({ issue: { refund } }: { issue: IssueView }) {
  const texts = useMessages(adminAttentionMessages);
  if (refund === null) return null;
  if (refund.progress === 'asking') return <p role="status">{texts.asking}</p>;
  if (refund.progress === 'on_its_way') return <p>{texts.onItsWay(refund.reference)}</p>;
  if (refund.progress === 'stuck') return <p>{texts.stuck(refund.reference)}</p>;
  if (refund.progress === 'disputed') return <p>{texts.refundDisputed}</p>;
  if (refund.progress === 'sent_back') return <p>{texts.sentBack}</p>;
  return refund.canAskProvider && refund.timesTried > 0 ? <p>{texts.notGiven}</p> : null;
}

/** Whether a provider is being asked. It answers soon, and the card then shows the result without another press. */
export function isProviderAsked(issues: readonly IssueView[]): boolean {
  return issues.some(({ refund }) => refund?.progress === 'asking');
}

export const lookAgainMs = 5_000;
