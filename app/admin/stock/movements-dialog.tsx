import { useCallback } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { MovementView, StockRowView } from '#shared/contract/stock.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { textIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminStockMessages, movementReasonMessages } from '../../messages/admin-stock-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogRows } from '../list/dialog-rows.tsx';
import { useMay } from '../use-may.ts';

interface MovementsDialogProps {
  /** The dialog is open while this is set. */
  row: StockRowView | undefined;
  onClose: () => void;
}

/** The ledger of a product, the last movement first. */
export function MovementsDialog({ row, onClose }: MovementsDialogProps) {
  const texts = useMessages(adminStockMessages);
  return (
    <Dialog open={row !== undefined} onClose={onClose} title={texts.movementsTitle}>
      {row && <Movements row={row} />}
    </Dialog>
  );
}

function Movements({ row: { id, name, nameFr } }: { row: StockRowView }) {
  const texts = useMessages(adminStockMessages);
  const shownName = textIn(useLanguage(), name, nameFr);
  const fetchRows = useCallback(
    (page: number, options: CallOptions) => api.stock.movements({ productId: id, page }, options),
    [id],
  );
  return (
    <>
      <p>
        <strong>{shownName}</strong>
      </p>
      <DialogRows label={texts.movementsTitle} fetchRows={fetchRows} empty={texts.noMovements}>
        {(movement) => <Movement movement={movement} />}
      </DialogRows>
    </>
  );
}

function Movement({ movement }: { movement: MovementView }) {
  const language = useLanguage();
  const texts = adminStockMessages[language];
  const mayOrders = useMay('orders');
  const { change, stock, reason, cause, note, orderNumber, actorName, createdAt } = movement;
  const facts = [
    cause === null ? undefined : texts[cause],
    actorName === null ? undefined : texts.byName(actorName),
    note === '' ? undefined : note,
  ].filter((fact) => fact !== undefined);
  return (
    <>
      <div>
        <p>
          <strong>{movementReasonMessages[language][reason]}</strong>
        </p>
        {orderNumber !== null && (
          <p>
            {mayOrders ? (
              <LocalLink to={`/dashboard/orders?search=${encodeURIComponent(orderNumber)}`} className="tap">
                {texts.orderNumber(orderNumber)}
              </LocalLink>
            ) : (
              texts.orderNumber(orderNumber)
            )}
          </p>
        )}
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        <p className="muted">{formatMoment(createdAt, language)}</p>
      </div>
      <p className="dialog-rows__figure">
        {change > 0 ? `+${change}` : `−${-change}`}
        <br />
        <span className="muted">{texts.stockAfter(stock)}</span>
      </p>
    </>
  );
}
