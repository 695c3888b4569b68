import { readCatalogueState } from '#core/catalogue/remembered-counts.ts';
import { listActiveZones } from '#core/delivery/zone-queries.ts';
import { summaryOf } from '#core/delivery/zone-summary.ts';
import { saveSettings } from '#core/settings/save-settings.ts';
import { listSettings } from '#core/settings/setting-queries.ts';
import { readPaymentOrder } from '#shared/payment-methods.ts';
import type { NounHandlers } from '../handler.ts';

export const settingsHandlers: NounHandlers<'settings'> = {
  shown: async ({ store }) => {
    const { promisedMinutes, paymentOrder, offersPickUp } = await store.shopSettings.read();
    const { listed } = await readCatalogueState(store.db);
    return {
      message: 'done',
      data: {
        promisedMinutes,
        paymentOrder: readPaymentOrder(paymentOrder),
        delivery: summaryOf(await listActiveZones(store.db)),
        offersPickUp,
        productCount: listed,
      },
    };
  },

  async get({ store }) {
    return { message: 'done', data: await listSettings(store.db, store.shopSettings) };
  },

  async save({ store, user }, typed) {
    const outcome = await saveSettings(store, user, typed);
    return outcome.ok ? { message: 'settingsSaved', data: outcome.value } : outcome;
  },
};
