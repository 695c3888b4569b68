import { useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { api } from '../../state/api.ts';
import { notify } from '../../ui/notify.ts';
import type { ForwardMove } from './next-move.ts';

/**
 * One order a press. A moved one keeps its place without another button until the list is fetched again, so that a second
 * press of the same thumb moves neither it nor its neighbour.
 */
export function useMoveOrders(replaceRows: (changed: readonly DeskRowView[]) => void) {
  const texts = useMessages(adminOrderMessages);
  const statuses = useMessages(orderStatusMessages);
  const isSending = useRef(false);
  const [movingId, setMovingId] = useState<string>();
  const [movedIds, setMovedIds] = useState<ReadonlySet<string>>(new Set());

  async function move(row: DeskRowView, to: ForwardMove): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setMovingId(row._id);
    try {
      const { data } = await api.orderDesk.move({ orders: [row._id], to });
      for (const { order, refusal } of data) {
        if (order) replaceRows([order]);
        if (refusal !== null) notify.error(refusal);
        else notify.success(texts.movedTo(row.orderId, statuses[to]));
      }
      setMovedIds((known) => new Set([...known, row._id]));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
    } finally {
      isSending.current = false;
      setMovingId(undefined);
    }
  }

  return { move, movingId, movedIds };
}
