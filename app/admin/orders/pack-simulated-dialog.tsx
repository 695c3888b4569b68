import { useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { StaffMove } from './next-move.ts';

interface PackSimulatedDialogProps {
  /** How many of the orders were paid with simulated money; open while there are any. */
  count: number;
  onClose: () => void;
  onPack: () => Promise<unknown>;
}

/** Asks once more before pieces leave the shelf for which no money came. */
export function PackSimulatedDialog({ count, onClose, onPack }: PackSimulatedDialogProps) {
  const texts = useMessages(adminOrderMessages);
  return (
    <ConfirmDialog
      open={count > 0}
      onClose={onClose}
      title={texts.packSimulatedTitle}
      question={texts.packSimulated(count)}
      confirmLabel={texts.packAllTheSame}
      confirm={async () => {
        await onPack();
        onClose();
      }}
    />
  );
}

/** Whether this step of an order needs the extra confirmation. */
export function isStepUnpaidFor(order: { payment_simulated: boolean }, to: StaffMove): boolean {
  return to === 'Packed' && order.payment_simulated;
}
