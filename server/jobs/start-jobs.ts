import { deleteExpiredAccess } from '#core/accounts/delete-expired.ts';
import { deleteHiddenAddresses } from '#core/addresses/delete-hidden-addresses.ts';
import { deleteOldLeftCarts } from '#core/cart-mails/left-carts.ts';
import { sendCartMails } from '#core/cart-mails/send-cart-mails.ts';
import { countBoughtTogether } from '#core/catalogue/count-bought-together.ts';
import { countSold } from '#core/catalogue/count-sold.ts';
import { tidyListChanges } from '#core/catalogue/tidy-list-changes.ts';
import { tidyImports } from '#core/catalogue-files/tidy-imports.ts';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { deleteOldMessages } from '#core/contact/delete-old-messages.ts';
import { warnOfFullDisk } from '#core/disk/warn-of-full-disk.ts';
import { type BadSince, warnOfBadHealth } from '#core/health/warn-of-bad-health.ts';
import { newDatabaseWatch, watchDatabase } from '#core/health/watch-database.ts';
import { deleteOldAnswers } from '#core/idempotency/delete-old-answers.ts';
import { deleteOldMail } from '#core/mail/delete-old-mail.ts';
import { deleteUnusedPictures } from '#core/media/delete-unused-pictures.ts';
import { deleteOldSubscribers } from '#core/newsletter/retention.ts';
import { deleteOldNotices, findLowStock, findNews } from '#core/notices/find-news.ts';
import { deleteOldAnswersOfProviders } from '#core/payment-health/watch-provider.ts';
import { forgetOldOrders } from '#core/personal-data/forget-old-orders.ts';
import { deleteOldReceipts } from '#core/phone-messages/delete-old-receipts.ts';
import { forgetOldMatchingChanges } from '#core/product-list/matching-progress.ts';
import { goOnWithMatching } from '#core/product-list/write-matching.ts';
import { applyDueSales, refreshSales } from '#core/promotions/apply-sales.ts';
import { deleteOldQuestions } from '#core/questions/forget-questions.ts';
import { watchOtherStarts } from '#core/request-counts/other-starts.ts';
import { deleteEndedCounts } from '#core/request-counts/request-counts.ts';
import { deleteOldSearches } from '#core/search/delete-old-searches.ts';
import { matchOldPapers } from '#core/settlement/match-old-papers.ts';
import { compareOpenLines } from '#core/statements/open-lines.ts';
import { deleteOldStockAlerts, sendStockAlerts } from '#core/stock-alerts/send-stock-alerts.ts';
import type { Store } from '#core/store.ts';
import { forgetVisitors } from '#core/visits/count-visits.ts';
import { deleteOldViews } from '#core/wishlist/sync-viewed.ts';
import type { Env } from '../env.ts';
import { backUp } from './back-up.ts';
import { improvePictures } from './improve-pictures.ts';
import { keepDiskReserve } from './keep-disk-reserve.ts';
import { queues } from './queues.ts';
import { repeat } from './repeat.ts';
import { runQueue } from './run-queue.ts';

export type Jobs = { stop(): Promise<void> };

/** Starts the queues and the timed jobs. Each round may run twice or in two processes without harm. */
export function startJobs(
  store: Store,
  env: Pick<Env, 'improvesPictures' | 'dataFolder' | 's3' | 'operatorEmail' | 'databaseUrl'> &
    Partial<Pick<Env, 'countsTogether' | 'joinsOthers'>>,
  connectionString: string,
): Jobs {
  const badSince: BadSince = new Map();
  const oldPapers = { after: '' };
  const lookForOthers = watchOtherStarts(env.joinsOthers ?? false);
  const databaseWatch = newDatabaseWatch(env.operatorEmail);
  const jobs = [
    ...queues.map((queue) => runQueue(store, queue)),
    ...(store.backups.isDaily ? [backUp(store, env, connectionString)] : []),
    ...(env.databaseUrl === undefined ? [keepDiskReserve(store, env)] : []),
    ...(env.countsTogether
      ? []
      : [
          repeat(store.log, {
            name: 'look for other machines',
            pauseSeconds: 20,
            round: () => lookForOthers(store),
          }),
        ]),
    ...(env.improvesPictures ? [improvePictures(store)] : []),
    // Jobs may run in a process that receives no changes.
    repeat(store.log, {
      name: 'read the settings',
      pauseSeconds: 0.5,
      round: async () => {
        await store.shopSettings.read();
      },
    }),
    repeat(store.log, {
      name: 'end unpaid orders',
      pauseSeconds: 10,
      round: () => expireReservations(store),
    }),
    repeat(store.log, {
      name: 'begin and end sales',
      pauseSeconds: 0.5,
      round: () => applyDueSales(store),
    }),
    repeat(store.log, {
      name: 'keep sales to their products',
      pauseSeconds: 60,
      round: () => refreshSales(store),
    }),
    repeat(store.log, {
      name: 'change many products',
      pauseSeconds: 1,
      round: () => goOnWithMatching(store),
    }),
    repeat(store.log, {
      name: 'tell what is new',
      pauseSeconds: 2,
      round: async () => {
        await findNews(store);
      },
    }),
    repeat(store.log, {
      name: 'write to who waits for stock',
      pauseSeconds: 10,
      round: async () => {
        await sendStockAlerts(store);
      },
    }),
    repeat(store.log, {
      name: 'tell what runs out',
      pauseSeconds: 60,
      round: async () => {
        await findLowStock(store);
      },
    }),
    repeat(store.log, {
      name: 'look at the disk',
      pauseSeconds: 300,
      round: () => warnOfFullDisk(store),
    }),
    repeat(store.log, {
      name: 'look at the health',
      pauseSeconds: 300,
      round: () => warnOfBadHealth(store, queues, badSince),
    }),
    repeat(store.log, {
      name: 'look whether the database is there',
      pauseSeconds: 20,
      round: () => watchDatabase(store, databaseWatch),
    }),
    repeat(store.log, {
      name: 'compare open lines of statements',
      pauseSeconds: 300,
      round: () => compareOpenLines(store),
    }),
    repeat(store.log, {
      name: 'bring older papers up to date',
      pauseSeconds: 3_600,
      busyPauseSeconds: 1,
      round: () => matchOldPapers(store, oldPapers),
    }),
    repeat(store.log, {
      name: 'write about carts that were left',
      pauseSeconds: 300,
      round: async () => {
        await sendCartMails(store);
      },
    }),
    repeat(store.log, {
      name: 'count what was sold',
      pauseSeconds: 3_600,
      round: async () => {
        await countSold(store);
        await countBoughtTogether(store);
      },
    }),
    repeat(store.log, {
      name: 'tidy up',
      pauseSeconds: 3_600,
      round: async () => {
        await deleteExpiredAccess(store);
        await deleteOldMail(store);
        await deleteOldReceipts(store);
        await deleteOldMessages(store);
        await deleteOldQuestions(store);
        await deleteOldNotices(store);
        await deleteOldSearches(store);
        await forgetVisitors(store);
        await deleteOldStockAlerts(store);
        await deleteOldViews(store);
        await deleteOldSubscribers(store);
        await deleteOldLeftCarts(store);
        await deleteHiddenAddresses(store);
        await deleteOldAnswers(store);
        await deleteOldAnswersOfProviders(store);
        await forgetOldOrders(store);
        await deleteUnusedPictures(store);
        await forgetOldMatchingChanges(store);
        await tidyImports(store);
        await deleteEndedCounts(store);
        await tidyListChanges(store);
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
