import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { collectWhole } from '../cash/collect-whole.ts';
import { DispatchDialog } from '../cash/dispatch-dialog.tsx';
import { DeliverDialog, isCashDue } from './deliver-dialog.tsx';
import { MovedOrdersDialog } from './moved-orders-dialog.tsx';
import { PackSimulatedDialog } from './pack-simulated-dialog.tsx';
import type { DeskMoves } from './use-desk-moves.ts';

type DeskMoveDialogsProps = {
  moves: DeskMoves;
  replaceRows: (changed: readonly DeskRowView[]) => void;
  onClearPicked: () => void;
  onReload: () => void;
};

/** The questions before orders move on, and the report when some of several did not. */
export function DeskMoveDialogs({ moves, replaceRows, onClearPicked, onReload }: DeskMoveDialogsProps) {
  const { leaving, packing, delivering, partly } = moves;
  return (
    <>
      <DispatchDialog
        ids={leaving.ids}
        pickUps={leaving.pickUps}
        onClose={leaving.end}
        onSent={(sent) => {
          leaving.end();
          replaceRows(sent.flatMap(({ order }) => order ?? []));
          onClearPicked();
          moves.tell(sent);
        }}
      />
      <PackSimulatedDialog count={packing.count} onClose={packing.end} onPack={packing.go} />
      <DeliverDialog
        orders={delivering.rows}
        onClose={delivering.end}
        onPaid={async () => {
          await collectWhole(delivering.rows.filter(isCashDue), replaceRows);
          const others = delivering.rows.filter((row) => !isCashDue(row));
          if (others.length > 0) moves.tell(await moves.moveAll(others, 'Delivered'));
          onClearPicked();
        }}
        onWithoutCash={() => moves.movePicked('Delivered')}
      />
      <MovedOrdersDialog
        moves={partly.moves}
        onClose={() => {
          partly.end();
          onReload();
        }}
      />
    </>
  );
}
