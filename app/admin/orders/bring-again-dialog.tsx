import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { api } from '../../state/desk-api.ts';
import { AnotherDay } from './another-day.tsx';

interface BringAgainDialogProps {
  /** The dialog is open while this is set. */
  order: Pick<DeskOrderView, '_id' | 'orderId' | 'delivery_address'> | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** For a rider who says on the phone that no one opened: the parcel stays with the rider for another day. */
export function BringAgainDialog({ order, onClose, onDone }: BringAgainDialogProps) {
  const texts = useMessages(parcelMessages);
  const cash = useMessages(cashMessages);
  return (
    <ActionDialog
      subject={order}
      onClose={onClose}
      onDone={onDone}
      title={texts.notHome}
      required={['day']}
      send={(typed, { _id }) => api.orderDesk.bringAgain({ _id, day: typed('day') })}
      submitLabel={cash.save}
    >
      {({ orderId, delivery_address: { name } }) => (
        <AnotherDay orderNumber={orderId} name={name} today={shopDayOf(new Date())} />
      )}
    </ActionDialog>
  );
}
