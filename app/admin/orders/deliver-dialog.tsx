import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

type CashOrder = { cashDue: number };

interface DeliverDialogProps {
  /** Parcels that arrived, some with cash to collect; the dialog is open while there are any. */
  orders: readonly CashOrder[];
  onClose: () => void;
  /** Called when all the cash has come. */
  onPaid: () => Promise<unknown>;
  onWithoutCash: () => Promise<unknown>;
}

export function isCashDue({ cashDue }: CashOrder): boolean {
  return cashDue > 0;
}

/** Asks before parcels with cash to collect are delivered: whether the cash came, or whether they really stay unpaid. */
export function DeliverDialog({ orders, onClose, onPaid, onWithoutCash }: DeliverDialogProps) {
  const texts = useMessages(cashMessages);
  const words = useMessages(adminMessages);
  const { act, busyKey } = useAction();
  const due = orders.filter(isCashDue);
  const total = formatFrancs(due.reduce((sum, { cashDue }) => sum + cashDue, 0));

  function finish(work: () => Promise<unknown>, key: string): void {
    void act(async () => {
      await work();
      onClose();
      return {};
    }, key);
  }

  return (
    <Dialog
      open={orders.length > 0}
      onClose={onClose}
      title={texts.deliverTitle}
      size="narrow"
      footer={
        <Button variant="outline" wide onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      <div className="stack">
        <p>{texts.deliverText(due.length, total)}</p>
        <Button
          wide
          busy={busyKey === 'paid'}
          disabled={busyKey !== undefined}
          onClick={() => finish(onPaid, 'paid')}
        >
          {texts.deliverPaid(total)}
        </Button>
        <Button
          wide
          variant="outline"
          busy={busyKey === 'unpaid'}
          disabled={busyKey !== undefined}
          onClick={() => finish(onWithoutCash, 'unpaid')}
        >
          {texts.deliverUnpaid}
        </Button>
      </div>
    </Dialog>
  );
}
