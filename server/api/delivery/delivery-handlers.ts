import { readPickUpPlace } from '#core/delivery/pick-up-place.ts';
import { saveZones } from '#core/delivery/save-zones.ts';
import { listActiveZones, listZones, versionOf } from '#core/delivery/zone-queries.ts';
import type { NounHandlers } from '../handler.ts';

export const deliveryHandlers: NounHandlers<'delivery'> = {
  async shown({ store }) {
    const { offersPickUp } = await store.shopSettings.read();
    const zones = await listActiveZones(store.db);
    return {
      message: 'done',
      data: {
        zones: zones.map(({ id, isActive, ...zone }) => zone),
        pickUp: offersPickUp ? await readPickUpPlace(store) : null,
      },
    };
  },

  async getZones({ store }) {
    const zones = await listZones(store.db);
    return { message: 'done', data: zones, beside: { version: versionOf(zones) } };
  },

  async saveZones({ store, user }, input) {
    const saved = await saveZones(store, user, input);
    if (!saved.ok) return saved;
    return { message: 'zonesSaved', data: saved.value, beside: { version: versionOf(saved.value) } };
  },
};
