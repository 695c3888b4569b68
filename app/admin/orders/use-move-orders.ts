import { useState } from 'react';
import type { DeskRowView, MovedOrderView } from '#shared/contract/order-desk.ts';
import { MOVES_AT_ONCE } from '#shared/order-desk.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { orderStatusText } from '../../messages/order-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { notify } from '../../ui/feedback/notify.ts';
import type { ForwardMove } from './next-move.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Allows one press at a time. An order that was moved on its own keeps its place, without another button, until the page is opened again, so
 * that a second press of the same thumb moves neither it nor its neighbour.
 */
export function useMoveOrders(replaceRows: (changed: readonly DeskRowView[]) => void) {
  const texts = useMessages(adminOrderMessages);
  const language = useLanguage();
  const { act, isBusy } = useAction();
  const [movingIds, setMovingIds] = useState<ReadonlySet<string>>(new Set());
  const [movedIds, setMovedIds] = useState<ReadonlySet<string>>(new Set());

  /** The result for each order; nothing where nothing was sent. */
  async function send(
    rows: readonly DeskRowView[],
    to: ForwardMove,
    althoughSimulated = false,
  ): Promise<MovedOrderView[]> {
    const ids = rows.map(({ _id }) => _id);
    const moves: MovedOrderView[] = [];
    await act(async () => {
      setMovingIds(new Set(ids));
      for (let sent = 0; sent < ids.length; sent += MOVES_AT_ONCE) {
        const orders = ids.slice(sent, sent + MOVES_AT_ONCE);
        const { data } = await api.orderDesk.move({ orders, to, althoughSimulated });
        moves.push(...data);
      }
      return {};
    });
    replaceRows(moves.flatMap(({ order }) => order ?? []));
    return moves;
  }

  async function move(row: DeskRowView, to: ForwardMove, althoughSimulated = false): Promise<void> {
    for (const { _id, refusal } of await send([row], to, althoughSimulated)) {
      setMovedIds((known) => new Set([...known, _id]));
      if (refusal !== null) notify.error(refusal);
      else notify.success(texts.movedTo(row.orderId, orderStatusText(to, row, language)));
    }
  }

  return { move, moveAll: send, movingIds: isBusy ? movingIds : nothing, movedIds };
}
