import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { Price } from '../../ui/price.tsx';
import { TextField } from '../../ui/text-field.tsx';
import './cash-form.css';
import { readFrancs } from './read-francs.ts';

export type CashOrder = { _id: string; orderId: string; due: number };

interface CollectCashDialogProps {
  /** Open while there is one. */
  order: CashOrder | undefined;
  onClose: () => void;
  onCollected: (row: DeskRowView) => void;
}

/** What came at the door: the whole sum stands there already, less wants a word. */
export function CollectCashDialog({ order, onClose, onCollected }: CollectCashDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <Dialog open={order !== undefined} onClose={onClose} title={texts.collectTitle} size="narrow">
      {order && <CollectForm order={order} onCollected={onCollected} />}
    </Dialog>
  );
}

type CollectFormProps = { order: CashOrder; onCollected: (row: DeskRowView) => void };

function CollectForm({ order: { _id, orderId, due }, onCollected }: CollectFormProps) {
  const texts = useMessages(cashMessages);
  const call = useFormCall<'amount' | 'note'>({
    check: (typed): Record<string, string> => {
      const amount = readFrancs(typed('amount'));
      if (amount === undefined) return { amount: texts.noAmount };
      if (amount > due) return { amount: texts.tooMuch(formatFrancs(due)) };
      return amount < due && typed('note').trim() === '' ? { note: texts.whyMissing } : {};
    },
    send: async (typed) => {
      const amount = readFrancs(typed('amount')) ?? 0;
      const { message, data } = await api.cash.collect({ _id, due, amount, note: typed('note') });
      notify.success(message);
      onCollected(data);
    },
  });
  return (
    <Form call={call}>
      <p>
        <strong>{texts.orderNumber(orderId)}</strong>
        <br />
        {texts.due} <Price amount={due} />
      </p>
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={16}
        defaultValue={due}
      />
      <TextField
        label={texts.shortNote}
        optional
        help={texts.shortHelp}
        name="note"
        autoComplete="off"
        maxLength={limits.shortText}
      />
      <SubmitButton wide>{texts.save}</SubmitButton>
    </Form>
  );
}
