import { readPaymentHealth } from '#core/payment-health/read-payment-health.ts';
import { readPhoneHealth } from '#core/phone-messages/phone-health.ts';
import type { NounHandlers } from '../handler.ts';

export const paymentHealthHandlers: NounHandlers<'paymentHealth'> = {
  async get({ store }) {
    return {
      message: 'done',
      data: { ...(await readPaymentHealth(store)), phones: await readPhoneHealth(store) },
    };
  },
};
