import type { MovedOrderView } from '#shared/contract/order-desk.ts';
import { useMessages } from '../../language.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CircleAlert, CircleCheck } from '../../ui/pictures/icons.tsx';
import './moves-told-dialog.css';

interface MovesToldDialogProps {
  /** Open while there are any. */
  moves: readonly MovedOrderView[] | undefined;
  onClose: () => void;
}

/** What became of each order of one press: where it is now, or why it did not go. */
export function MovesToldDialog({ moves, onClose }: MovesToldDialogProps) {
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
          <ul className="moves-told stack gap-3">
            {moves.map((move) => (
              <MoveTold key={move._id} move={move} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function MoveTold({ move: { order, moved, refusal } }: { move: MovedOrderView }) {
  const texts = useMessages(orderSelectionMessages);
  const statuses = useMessages(orderStatusMessages);
  const status = order ? statuses[order.order_status] : '';
  const isRefused = refusal !== null;
  return (
    <li className={classNames('moves-told__line', isRefused && 'moves-told__line--refused')}>
      {isRefused ? <CircleAlert /> : <CircleCheck />}
      <span>
        <strong>{order ? order.orderId : texts.gone}</strong>
        {status !== '' && ` · ${status}`}
        {!moved && !isRefused && ` · ${texts.stoodThere}`}
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
