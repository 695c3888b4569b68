import { deleteExpiredAccess } from '#core/accounts/delete-expired.ts';
import { tidyImports } from '#core/catalogue-files/tidy-imports.ts';
import { workOnImports } from '#core/catalogue-files/work-on-imports.ts';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { deleteOldMessages } from '#core/contact/delete-old-messages.ts';
import { deleteOldMail } from '#core/mail/delete-old-mail.ts';
import { sendWaitingMail } from '#core/mail/send-waiting-mail.ts';
import { deleteUnusedPictures } from '#core/media/delete-unused-pictures.ts';
import { mailOrderNews } from '#core/orders/mail-order-news.ts';
import { payRefunds } from '#core/refunds/pay-refunds.ts';
import { deleteEndedCounts } from '#core/request-counts/request-counts.ts';
import { deleteOldSearches } from '#core/search/delete-old-searches.ts';
import { askPayments } from '#core/settlement/ask-payments.ts';
import { sendWaitingSms } from '#core/sms/send-waiting-sms.ts';
import type { Store } from '#core/store.ts';
import type { Env } from '../env.ts';
import { backUp } from './back-up.ts';
import { improvePictures } from './improve-pictures.ts';
import { repeat } from './repeat.ts';

export type Jobs = { stop(): Promise<void> };

/** The shop's work that nobody waits for. Each round may run twice or in two processes without harm. */
export function startJobs(
  store: Store,
  env: Pick<Env, 'improvesPictures' | 'dataFolder' | 's3'>,
  connectionString: string,
): Jobs {
  const jobs = [
    ...(store.backups.isDaily ? [backUp(store, env, connectionString)] : []),
    ...(env.improvesPictures ? [improvePictures(store)] : []),
    repeat(store.log, {
      name: 'send mail',
      pauseSeconds: 2,
      round: async () => {
        await mailOrderNews(store);
        await sendWaitingMail(store);
      },
    }),
    ...(store.smsSender ? [sendSms(store)] : []),
    repeat(store.log, {
      name: 'ask about payments',
      pauseSeconds: 2,
      round: () => askPayments(store),
    }),
    repeat(store.log, {
      name: 'end unpaid orders',
      pauseSeconds: 10,
      round: () => expireReservations(store),
    }),
    repeat(store.log, {
      name: 'pay refunds',
      pauseSeconds: 15,
      round: () => payRefunds(store),
    }),
    repeat(store.log, {
      name: 'work on imports',
      pauseSeconds: 1,
      round: () => workOnImports(store),
    }),
    repeat(store.log, {
      name: 'tidy up',
      pauseSeconds: 3_600,
      round: async () => {
        await deleteExpiredAccess(store);
        await deleteOldMail(store);
        await deleteOldMessages(store);
        await deleteOldSearches(store);
        await deleteUnusedPictures(store);
        await tidyImports(store);
        await deleteEndedCounts(store);
        await store.sandbox?.tidy();
      },
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

function sendSms(store: Store) {
  return repeat(store.log, {
    name: 'send sms',
    pauseSeconds: 2,
    round: async () => {
      await sendWaitingSms(store);
    },
  });
}
