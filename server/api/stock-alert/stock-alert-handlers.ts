import { askStockAlert, stockAlertChannel, stopStockAlerts } from '#core/stock-alerts/ask-stock-alert.ts';
import type { NounHandlers } from '../handler.ts';

export const stockAlertHandlers: NounHandlers<'stockAlert'> = {
  async getWays({ store }) {
    return { message: 'done', data: { phoneChannel: stockAlertChannel(store) ?? null } };
  },
  async ask({ store, language }, asked) {
    const outcome = await askStockAlert(store, { ...asked, language });
    return outcome.ok ? { message: 'stockAlertAsked', data: null } : outcome;
  },
  async stop({ store }, { token }) {
    const outcome = await stopStockAlerts(store, token);
    return outcome.ok ? { message: 'stockAlertsStopped', data: null } : outcome;
  },
};
