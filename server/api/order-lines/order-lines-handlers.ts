import { addPieces } from '#core/order-lines/add-pieces.ts';
import { keepAtDoor } from '#core/order-lines/keep-at-door.ts';
import { swap } from '#core/order-lines/swap.ts';
import { takeOut } from '#core/order-lines/take-out.ts';
import type { NounHandlers } from '../handler.ts';

export const orderLinesHandlers: NounHandlers<'orderLines'> = {
  async takeOut({ store, user }, input) {
    const taken = await takeOut(store, user, input);
    return taken.ok ? { message: 'orderChanged', data: null } : taken;
  },

  async keepAtDoor({ store, user }, { isPaid, ...input }) {
    const kept = await keepAtDoor(store, user, { ...input, payment: isPaid ? 'cash' : 'later' });
    return kept.ok ? { message: 'orderDelivered', data: null } : kept;
  },

  async swap({ store, user }, input) {
    const swapped = await swap(store, user, input);
    return swapped.ok ? { message: 'orderChanged', data: null } : swapped;
  },

  async add({ store, user }, input) {
    const added = await addPieces(store, user, input);
    return added.ok ? { message: 'orderChanged', data: null } : added;
  },
};
