import type { MovedOrderView } from '#shared/contract/order-desk.ts';
import { useMessages } from '../../language.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CircleAlert, CircleCheck } from '../../ui/pictures/icons.tsx';
import './moved-orders-dialog.css';

interface MovedOrdersDialogProps {
  /** The dialog is open while there are any. */
  moves: readonly MovedOrderView[] | undefined;
  onClose: () => void;
}

/** The result for each order of one press: where it is now, or why it did not move. */
export function MovedOrdersDialog({ moves, onClose }: MovedOrdersDialogProps) {
  const texts = useMessages(orderSelectionMessages);
  return (
    <Dialog
      open={moves !== undefined}
      onClose={onClose}
      title={texts.resultTitle}
      size="narrow"
      footer={<Button onClick={onClose}>{texts.goOn}</Button>}
    >
      {moves && (
        <>
          <p>{texts.resultSummary(moves.filter(({ moved }) => moved).length, moves.length)}</p>
          <ul className="moved-orders stack gap-3">
            {moves.map((move) => (
              <MovedOrder key={move._id} move={move} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function MovedOrder({ move: { order, moved, refusal } }: { move: MovedOrderView }) {
  const texts = useMessages(orderSelectionMessages);
  const statuses = useMessages(orderStatusMessages);
  const status = order ? statuses[order.order_status] : '';
  const isRefused = refusal !== null;
  return (
    <li className={classNames('moved-orders__line', isRefused && 'moved-orders__line--refused')}>
      {isRefused ? <CircleAlert /> : <CircleCheck />}
      <span>
        <strong>{order ? order.orderId : texts.gone}</strong>
        {status !== '' && ` · ${status}`}
        {!moved && !isRefused && ` · ${texts.wasThere}`}
        {isRefused && (
          <>
            <br />
            {refusal}
          </>
        )}
      </span>
    </li>
  );
}
