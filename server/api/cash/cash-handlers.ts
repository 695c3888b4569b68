import { getCashDay } from '#core/cash/cash-day.ts';
import { closeRiderDay } from '#core/cash/close-rider-day.ts';
import { collectCash } from '#core/cash/collect-cash.ts';
import { confirmHandover } from '#core/cash/confirm-handover.ts';
import { confirmRiderDay } from '#core/cash/confirm-rider-day.ts';
import { correctCollection } from '#core/cash/correct-collection.ts';
import { correctHandover } from '#core/cash/correct-handover.ts';
import { handOverCash } from '#core/cash/hand-over-cash.ts';
import { writeOffCash } from '#core/cash/write-off-cash.ts';
import { askAtDoor } from '#core/checkout/ask-at-door.ts';
import { getDeskRow } from '#core/order-desk/desk-queries.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { NounHandlers } from '../handler.ts';
import { presentDeskRow } from '../order-desk/present-desk.ts';

export const cashHandlers: NounHandlers<'cash'> = {
  async collect({ store, user }, { _id, ...cash }) {
    const outcome = await collectCash(store, user, { ...cash, orderId: _id });
    if (!outcome.ok) return outcome;
    return { message: 'cashCollected', data: presentDeskRow(await getDeskRow(store.db, _id)) };
  },

  async askWallet({ store, user }, { _id, provider: method, payer_phone: payerPhone, ...asked }) {
    const outcome = await askAtDoor(store, user, { ...asked, orderId: _id, method, payerPhone });
    if (!outcome.ok) return outcome;
    return { message: 'walletAsked', data: presentDeskRow(await getDeskRow(store.db, _id)) };
  },

  async writeOff({ store, user }, { _id, ...missing }) {
    const outcome = await writeOffCash(store, user, { ...missing, orderId: _id });
    if (!outcome.ok) return outcome;
    return { message: 'cashWrittenOff', data: presentDeskRow(await getDeskRow(store.db, _id)) };
  },

  async handOver({ store, user }, { rider, inHand, ...cash }) {
    const outcome = await handOverCash(store, user, { ...cash, inHand, riderId: rider });
    return outcome.ok ? { message: 'cashHandedOver', data: outcome.value } : outcome;
  },

  async confirmHandOver({ store, user }, said) {
    const outcome = await confirmHandover(store, { ...said, note: '', actorId: user.id });
    return outcome.ok ? { message: 'handoverConfirmed', data: null } : outcome;
  },

  async closeDay({ store, user }, { rider, ...closing }) {
    const outcome = await closeRiderDay(store, user, { ...closing, riderId: rider });
    return outcome.ok ? { message: 'riderDayClosed', data: null } : outcome;
  },

  async confirmDay({ store, user }, { closingId }) {
    const said = { closingId, isRight: true, note: '', actorId: user.id };
    const outcome = await confirmRiderDay(store, said);
    return outcome.ok ? { message: 'riderDayConfirmed', data: null } : outcome;
  },

  async correctCollection({ store, user }, { rider, ...right }) {
    const outcome = await correctCollection(store, user, { ...right, riderId: rider });
    if (!outcome.ok) return outcome;
    const row = await getDeskRow(store.db, outcome.value.orderId);
    return { message: 'cashCorrected', data: presentDeskRow(row) };
  },

  async correctHandover({ store, user }, { rider, ...right }) {
    const outcome = await correctHandover(store, user, { ...right, riderId: rider });
    return outcome.ok ? { message: 'cashCorrected', data: null } : outcome;
  },

  async getDay({ store }, { day }) {
    const today = shopDayOf(store.clock.now());
    const wanted = day ?? today;
    return {
      message: 'done',
      data: { day: wanted, today, ...(await getCashDay(store.db, wanted)) },
    };
  },
};
