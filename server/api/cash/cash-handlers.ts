import { getCashDay } from '#core/cash/cash-day.ts';
import { collectCash } from '#core/cash/collect-cash.ts';
import { handOverCash } from '#core/cash/hand-over-cash.ts';
import { letCashGo } from '#core/cash/let-cash-go.ts';
import { getDeskRow } from '#core/order-desk/desk-queries.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { NounHandlers } from '../handler.ts';
import { presentDeskRow } from '../order-desk/present-desk.ts';
import { presentRider } from '../rider/present-rider.ts';
import { presentCashDay } from './present-cash.ts';

export const cashHandlers: NounHandlers<'cash'> = {
  async collect({ store, user }, { _id, ...cash }) {
    const outcome = await collectCash(store, user, { ...cash, orderId: _id });
    if (!outcome.ok) return outcome;
    return { message: 'cashCollected', data: presentDeskRow(await getDeskRow(store.db, _id)) };
  },

  async letGo({ store, user }, { _id, ...missing }) {
    const outcome = await letCashGo(store, user, { ...missing, orderId: _id });
    if (!outcome.ok) return outcome;
    return { message: 'cashLetGo', data: presentDeskRow(await getDeskRow(store.db, _id)) };
  },

  async handOver({ store, user }, { rider, in_hand: inHand, ...cash }) {
    const outcome = await handOverCash(store, user, { ...cash, inHand, riderId: rider });
    return outcome.ok ? { message: 'cashHandedOver', data: presentRider(outcome.value) } : outcome;
  },

  async getDay({ store }, { day }) {
    const today = shopDayOf(store.clock.now());
    const wanted = day ?? today;
    return {
      message: 'done',
      data: { day: wanted, today, ...presentCashDay(await getCashDay(store.db, wanted)) },
    };
  },
};
