import { listRiders } from '#core/cash/rider-queries.ts';
import { saveRider } from '#core/cash/save-rider.ts';
import { setRiderActive } from '#core/cash/set-rider-active.ts';
import type { NounHandlers } from '../handler.ts';

export const riderHandlers: NounHandlers<'rider'> = {
  async list({ store }) {
    return { message: 'done', data: await listRiders(store.db) };
  },

  async save({ store, user }, typed) {
    const outcome = await saveRider(store, user, typed);
    return outcome.ok ? { message: 'riderSaved', data: outcome.value } : outcome;
  },

  async setActive({ store, user }, wanted) {
    const outcome = await setRiderActive(store, user, wanted);
    return outcome.ok ? { message: 'riderSaved', data: outcome.value } : outcome;
  },
};
