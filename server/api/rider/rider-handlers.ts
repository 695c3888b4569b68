import { listRiders } from '#core/cash/rider-queries.ts';
import { saveRider } from '#core/cash/save-rider.ts';
import { setRiderActive } from '#core/cash/set-rider-active.ts';
import type { NounHandlers } from '../handler.ts';
import { presentRider } from './present-rider.ts';

export const riderHandlers: NounHandlers<'rider'> = {
  async list({ store }) {
    return { message: 'done', data: (await listRiders(store.db)).map(presentRider) };
  },

  async save({ store, user }, { _id, ...typed }) {
    const outcome = await saveRider(store, user, { ...typed, id: _id });
    return outcome.ok ? { message: 'riderSaved', data: presentRider(outcome.value) } : outcome;
  },

  async setActive({ store, user }, { _id, active }) {
    const outcome = await setRiderActive(store, user, { riderId: _id, isActive: active });
    return outcome.ok ? { message: 'riderSaved', data: presentRider(outcome.value) } : outcome;
  },
};
