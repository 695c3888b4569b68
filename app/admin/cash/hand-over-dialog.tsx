import type { CashRowView } from '#shared/contract/cash.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import './cash-form.css';
import { readFrancs } from './read-francs.ts';

export type CashHolder = { rider: NonNullable<CashRowView['rider']>; inHand: number };

interface HandOverDialogProps {
  /** Open while there is one. */
  holder: CashHolder | undefined;
  onClose: () => void;
  onHandedOver: () => void;
}

/** A rider's cash into the till: all of it stands there already. */
export function HandOverDialog({ holder, onClose, onHandedOver }: HandOverDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <Dialog open={holder !== undefined} onClose={onClose} title={texts.handOverTitle} size="narrow">
      {holder && <HandOverForm holder={holder} onHandedOver={onHandedOver} />}
    </Dialog>
  );
}

function HandOverForm({ holder, onHandedOver }: { holder: CashHolder; onHandedOver: () => void }) {
  const texts = useMessages(cashMessages);
  const { rider, inHand } = holder;
  const call = useFormCall<'amount' | 'note'>({
    check: (typed): Record<string, string> => {
      const amount = readFrancs(typed('amount'));
      if (amount === undefined) return { amount: texts.noAmount };
      return amount > inHand ? { amount: texts.tooMuch(formatFrancs(inHand)) } : {};
    },
    send: async (typed) => {
      const amount = readFrancs(typed('amount')) ?? 0;
      const { message } = await api.cash.handOver({
        rider: rider._id,
        in_hand: inHand,
        amount,
        note: typed('note'),
      });
      notify.success(message);
      onHandedOver();
    },
  });
  return (
    <Form call={call}>
      <p>{texts.inHand(rider.name, formatFrancs(inHand))}</p>
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={16}
        defaultValue={inHand}
      />
      <TextField label={texts.note} optional name="note" autoComplete="off" maxLength={limits.shortText} />
      <SubmitButton wide>{texts.handOver}</SubmitButton>
    </Form>
  );
}
