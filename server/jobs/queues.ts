import { importSteps } from '#core/catalogue-files/import-steps.ts';
import { outbox } from '#core/mail/outbox.ts';
import { pushMessages } from '#core/notices/push-messages.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { providerReports } from '#core/settlement/provider-reports.ts';

/** Every queue of the shop: `startJobs` works on them, and the owner sees the state of each. */
export const queues = [
  orderNews,
  outbox,
  pushMessages,
  paymentQuestions,
  refundRequests,
  providerReports,
  importSteps,
] as const;
