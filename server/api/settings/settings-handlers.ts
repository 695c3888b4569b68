import { orderCodesBy } from '#core/accounts/phone-codes.ts';
import { listEmptyLists } from '#core/catalogue/category-queries.ts';
import { readCatalogueState } from '#core/catalogue/remembered-counts.ts';
import { listActiveZones } from '#core/delivery/zone-queries.ts';
import { summaryOf } from '#core/delivery/zone-summary.ts';
import { tryMail } from '#core/mail/try-mail.ts';
import { listTaken } from '#core/payments/find-provider.ts';
import { readLegalText } from '#core/settings/legal-texts.ts';
import { saveSettings } from '#core/settings/save-settings.ts';
import { listSettings } from '#core/settings/setting-queries.ts';
import { calendarOf, isEveryDay } from '#shared/delivery-calendar.ts';
import { readPaymentOrder } from '#shared/payment-methods.ts';
import { MINUTES_OF_DAY } from '#shared/promise.ts';
import type { NounHandlers } from '../handler.ts';

export const settingsHandlers: NounHandlers<'settings'> = {
  legal: async ({ store }, { page }) => ({ message: 'done', data: await readLegalText(store, page) }),

  shown: async ({ store }) => {
    const values = await store.shopSettings.read();
    const { promisedMinutes, fewLeftAt, offersPickUp } = values;
    const calendar = calendarOf(values);
    const online = (await listTaken(store)).map(({ method }) => method);
    const { listed } = await readCatalogueState(store.db);
    return {
      message: 'done',
      data: {
        promisedMinutes,
        promisedCity: promisedMinutes < MINUTES_OF_DAY ? store.settings.town : '',
        fewLeftAt,
        pieces: { perProduct: values.piecesPerProduct, perOrder: values.piecesPerOrder },
        paymentOrder: readPaymentOrder(values.paymentOrder).filter((method) =>
          method === 'cash_on_delivery' ? values.takesCash : online.includes(method),
        ),
        delivery: summaryOf(await listActiveZones(store.db)),
        offersPickUp,
        calendar: isEveryDay(calendar) ? null : calendar,
        codesBy: orderCodesBy(store) ?? null,
        productCount: listed,
        emptyLists: await listEmptyLists(store.db),
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

  async tryMail({ store, user }) {
    const outcome = await tryMail(store, user);
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },
};
