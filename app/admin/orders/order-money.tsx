import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { disputeReasonIn } from '#shared/dispute-reason.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { limits } from '#shared/limits.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { orderMoneyMessages } from '../../messages/order-money-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import './order-facts.css';
import { useMay } from '../use-may.ts';

type Money = DeskOrderView['money'];

interface OrderMoneyProps {
  money: Money;
  onChanged: () => Promise<void>;
}

/** Every movement of the order's money, its numbers at the providers, and what banks dispute. */
export function OrderMoney({ money: { movements, payments, disputes }, onChanged }: OrderMoneyProps) {
  const texts = useMessages(orderMoneyMessages);
  const numbered = payments.filter(
    ({ transactionId, reference }) => transactionId !== null || reference !== null,
  );
  if (movements.length + numbered.length + disputes.length === 0) return null;
  return (
    <Card title={texts.title}>
      {disputes.map((dispute) => (
        <DisputeNote key={dispute.id} dispute={dispute} onChanged={onChanged} />
      ))}
      {movements.length > 0 && (
        <ul className="stack gap-2">
          {movements.map((movement) => (
            <Movement
              key={`${movement.source} ${movement.sourceId} ${movement.amount}`}
              movement={movement}
            />
          ))}
        </ul>
      )}
      {numbered.length > 0 && (
        <>
          <h3 className="small-heading">{texts.references}</h3>
          <ul className="stack gap-2 anywhere">
            {numbered.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Movement({ movement }: { movement: Money['movements'][number] }) {
  const texts = useMessages(orderMoneyMessages);
  const methods = useMessages(paymentMethodMessages);
  const language = useLanguage();
  const { source, kind, method, amount, isSimulated, at } = movement;
  return (
    <li className="order-facts__line row on-baseline apart">
      <span>
        {source === 'dispute' ? texts.dispute : texts[kind]}{' '}
        <span className="muted">
          {[methods[method], formatMoment(at, language), ...(isSimulated ? [texts.test] : [])].join(' · ')}
        </span>
      </span>
      <Price amount={kind === 'out' ? -amount : amount} />
    </li>
  );
}

function Payment({ payment }: { payment: Money['payments'][number] }) {
  const texts = useMessages(orderMoneyMessages);
  const methods = useMessages(paymentMethodMessages);
  const { method, transactionId, reference } = payment;
  const numbers = [
    ...(transactionId === null ? [] : [texts.transaction(transactionId)]),
    ...(reference === null ? [] : [texts.ownReference(reference)]),
  ];
  return <li>{[methods[method], ...numbers].join(' · ')}</li>;
}

interface DisputeNoteProps {
  dispute: Money['disputes'][number];
  onChanged: () => Promise<void>;
}

function DisputeNote({ dispute, onChanged }: DisputeNoteProps) {
  const texts = useMessages(orderMoneyMessages);
  const language = useLanguage();
  const [isNoting, setNoting] = useState(false);
  const { id, amount, reason, state, dueBy, evidenceNote } = dispute;
  const isOpen = state === 'needs_answer' || state === 'under_review';
  const mayAnswer = useMay('manager');
  return (
    <article className="stack gap-2 anywhere" aria-label={texts.disputeTitle(id)}>
      <header className="row on-baseline apart">
        <h3 className="small-heading">{texts.disputeTitle(id)}</h3>
        <Price amount={amount} />
      </header>
      <p className="cluster gap-2">
        <Badge tone={state === 'needs_answer' || state === 'lost' ? 'danger' : 'primary'}>
          {texts[state]}
        </Badge>
        {dueBy !== null && isOpen && <strong>{texts.dueBy(formatMoment(dueBy, language))}</strong>}
      </p>
      <p className="muted">{texts.bankSays(disputeReasonIn(language, reason))}</p>
      {evidenceNote !== '' && (
        <p>
          {texts.evidence} · {evidenceNote}
        </p>
      )}
      {isOpen && mayAnswer && (
        <Button variant="outline" onClick={() => setNoting(true)}>
          {texts.noteEvidence}
        </Button>
      )}
      <ActionDialog
        subject={isNoting ? dispute : undefined}
        onClose={() => setNoting(false)}
        title={texts.noteEvidence}
        required={['note']}
        send={(typed) => api.attention.noteEvidence({ id, note: typed('note').trim() })}
        onDone={onChanged}
        submitLabel={texts.noteEvidence}
      >
        {() => (
          <TextArea
            label={texts.evidence}
            help={texts.evidenceHelp}
            name="note"
            rows={3}
            defaultValue={evidenceNote}
            required
            maxLength={limits.orderNote}
          />
        )}
      </ActionDialog>
    </article>
  );
}
