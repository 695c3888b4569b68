import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { missingIn } from '../../account/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import './cash-form.css';
import type { CashOrder } from './collect-cash-dialog.tsx';

interface LetCashGoDialogProps {
  /** Open while there is one. */
  order: CashOrder | undefined;
  onClose: () => void;
  onLetGo: (row: DeskRowView) => void;
}

/** Asks before the shop gives up money, and wants to know why. */
export function LetCashGoDialog({ order, onClose, onLetGo }: LetCashGoDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <Dialog open={order !== undefined} onClose={onClose} title={texts.letGoTitle} size="narrow">
      {order && <LetGoForm order={order} onLetGo={onLetGo} />}
    </Dialog>
  );
}

type LetGoFormProps = { order: CashOrder; onLetGo: (row: DeskRowView) => void };

function LetGoForm({ order: { _id, orderId, due }, onLetGo }: LetGoFormProps) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  const call = useFormCall<'note'>({
    check: (typed) => missingIn(['note'], typed, language),
    send: async (typed) => {
      const { message, data } = await api.cash.letGo({ _id, due, note: typed('note') });
      notify.success(message);
      onLetGo(data);
    },
  });
  return (
    <Form call={call}>
      <p>
        <strong>{texts.orderNumber(orderId)}</strong>
        <br />
        {texts.letGoText(formatFrancs(due))}
      </p>
      <TextField label={texts.reason} name="note" autoComplete="off" required maxLength={limits.shortText} />
      <SubmitButton variant="danger" wide>
        {texts.letGo}
      </SubmitButton>
    </Form>
  );
}
