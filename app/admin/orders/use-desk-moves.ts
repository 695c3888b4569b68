import { useState } from 'react';
import type { DeskRowView, MovedOrderView } from '#shared/contract/order-desk.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { orderStatusText } from '../../messages/order-messages.ts';
import { orderSelectionMessages } from '../../messages/order-selection-messages.ts';
import { afterFrame } from '../../state/after-frame.ts';
import { goOnInPage } from '../../ui/dialogs/keep-focus-around.ts';
import { notify } from '../../ui/feedback/notify.ts';
import type { useSelection } from '../list/use-selection.ts';
import { isCashDue } from './deliver-dialog.tsx';
import type { ForwardMove } from './next-move.ts';
import { isStepUnpaidFor } from './pack-simulated-dialog.tsx';
import { useMoveOrders } from './use-move-orders.ts';

export type DeskMoves = ReturnType<typeof useDeskMoves>;

type DeskSelection = ReturnType<typeof useSelection<DeskRowView>>;

/** Moves orders on: at once, or by one of the questions that `DeskMoveDialogs` asks. */
export function useDeskMoves(
  selection: DeskSelection,
  replaceRows: (changed: readonly DeskRowView[]) => void,
) {
  const texts = useMessages(adminOrderMessages);
  const selectionTexts = useMessages(orderSelectionMessages);
  const language = useLanguage();
  const { move, moveAll, movingIds, movedIds } = useMoveOrders(replaceRows);
  const [leaving, setLeaving] = useState<{ ids: readonly string[]; pickUps: number }>();
  const [packing, setPacking] = useState<DeskRowView | 'picked'>();
  const [delivering, setDelivering] = useState<readonly DeskRowView[]>([]);
  const [moved, setMoved] = useState<readonly MovedOrderView[]>();

  /** Shows a passing message where one order or all of several moved, and a list where some of several did not. */
  function tell(moves: readonly MovedOrderView[]): void {
    const [only, ...others] = moves;
    if (only === undefined) return;
    if (others.length > 0) {
      const count = moves.filter(({ moved }) => moved).length;
      if (count === moves.length) notify.success(selectionTexts.resultSummary(count, count));
      else setMoved(moves);
    } else if (only.refusal !== null) notify.error(only.refusal);
    else if (only.order)
      notify.success(
        texts.movedTo(only.order.orderId, orderStatusText(only.order.order_status, only.order, language)),
      );
  }

  function moveOne(row: DeskRowView, to: ForwardMove): void {
    if (to === 'Out for delivery' && !row.isPickUp) setLeaving({ ids: [row._id], pickUps: 0 });
    else if (isStepUnpaidFor(row, to)) setPacking(row);
    else void move(row, to);
  }

  async function moveSelected(to: ForwardMove): Promise<void> {
    if (to === 'Out for delivery' && !selection.picked.every(({ isPickUp }) => isPickUp)) {
      const pickUps = selection.picked.filter(({ isPickUp }) => isPickUp).length;
      return setLeaving({ ids: selection.picked.map(({ _id }) => _id), pickUps });
    }
    if (to === 'Delivered' && selection.picked.some(isCashDue)) return setDelivering(selection.picked);
    if (selection.picked.some((row) => isStepUnpaidFor(row, to))) return setPacking('picked');
    await movePicked(to);
  }

  async function movePicked(to: ForwardMove, althoughSimulated = false): Promise<void> {
    const moves = await moveAll(selection.picked, to, althoughSimulated);
    if (moves.length === 0) return;
    tell(moves);
    selection.clear();
    // The bar disappears with the button that was pressed, so the focus moves on.
    afterFrame(goOnInPage);
  }

  return {
    moveOne,
    moveSelected,
    movePicked,
    moveAll,
    movingIds,
    movedIds,
    tell,
    /** Orders that wait for the choice of a rider. */
    leaving: { ...leaving, end: () => setLeaving(undefined) },
    /** Orders whose payment was only simulated. */
    packing: {
      count:
        packing === undefined
          ? 0
          : packing === 'picked'
            ? selection.picked.filter((row) => row.payment_simulated).length
            : 1,
      end: () => setPacking(undefined),
      go: async () => {
        if (packing === 'picked') await movePicked('Packed', true);
        else if (packing) await move(packing, 'Packed', true);
      },
    },
    /** Orders of which some have cash due at the door. */
    delivering: { rows: delivering, end: () => setDelivering([]) },
    /** The results of several orders of which some did not move. */
    partly: { moves: moved, end: () => setMoved(undefined) },
  };
}
