import { randomBytes } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutboxFolderGateway } from '#adapters/phones/outbox-folder-gateway.ts';
import { picturesOf } from '#demo/catalogue/demo-catalogue.ts';
import { smallCatalogue } from '#demo/catalogue/small-catalogue.ts';
import { addDemoPictures, pictureNameOf } from '#demo/demo-pictures.ts';
import { fillCatalogue } from '#demo/seed/fill-catalogue.ts';
import { readEnv } from '#server/env.ts';
import { browserShop } from './browser-shop-address.ts';
import { databaseUrl, runOnServer } from './run-on-server.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';
import { liftLimits } from './without-limits.ts';

// The shop that Playwright opens for the browser tests: the built shop, on its own database with the small catalogue.
process.env.NODE_ENV = 'production';
const { builtPages } = await import('../../scripts/built-pages.ts');
const { runShop } = await import('#server/main.ts');

let isClosing = false;
const given = process.env.TEST_DATABASE_URL;
const own = given ? undefined : await startThrowAwayPostgres();
const connectionString = given ? await createOn(given) : await own?.connectTo('browser_tests');

const shop = await openWithSmallCatalogue(connectionString ?? '');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
// Playwright holds the other end of the pipe: a run that is killed ends its shop too.
const input = fstatSync(0);
if (input.isSocket() || input.isFIFO()) process.stdin.once('end', close).resume();

async function openWithSmallCatalogue(connection: string) {
  await mkdir(browserShop.dataFolder, { recursive: true });
  await writeFile(browserShop.databaseFile, connection, { mode: 0o600 });
  const env = readEnv({
    DATABASE_URL: connection,
    PORT: String(browserShop.port),
    DATA_DIR: browserShop.dataFolder,
    ADMIN_EMAIL: browserShop.admin.email,
    ADMIN_PASSWORD: browserShop.admin.password,
    RATE_LIMIT_FACTOR: '1000',
    STORE_EMAIL: process.env.STORE_EMAIL,
    ORDER_TEXTS: 'on',
    PUSH_SERVICES: process.env.PUSH_SERVICES,
    // Encoding pictures that no test looks at would take a core from the browsers.
    PICTURE_JOB: 'off',
    LOG_LEVEL: 'warn',
  });
  return runShop(env, {
    preparePages: builtPages,
    fillShop: async (store) => {
      const sms = smsSenderOf(browserShop.dataFolder);
      if (process.env.TEST_SHOP_SMS === 'on') store.phoneGateways.sms = sms;
      if (process.env.TEST_SHOP_SMS === 'whatsapp') {
        store.phoneGateways.sms = undefined;
        store.phoneGateways.whatsApp = { ...sms, id: 'whatsapp' };
      }
      if (process.env.TEST_SHOP_CODES === 'mail') {
        // A mailer that writes each mail into the folder, which the tests read, and that counts as reaching mailboxes.
        const { isForLooking, ...mailer } = store.mailer;
        store.mailer = mailer;
      }
      await fillCatalogue(store.db, smallCatalogue);
      await liftLimits(store.db);
      await addDemoPictures(store, picturesOf(smallCatalogue).map(pictureNameOf));
    },
    onCloseFailure: console.error,
  });
}

/** A sender that writes each SMS into a folder, which the tests read, and that counts as reaching phones. */
function smsSenderOf(dataFolder: string) {
  return {
    ...createOutboxFolderGateway({ folder: join(dataFolder, 'outbox') }),
    reachesPhones: true,
  };
}

async function createOn(serverUrl: string): Promise<string> {
  const name = `browser_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  return databaseUrl(serverUrl, name);
}

async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  await shop.close();
  await own?.stop();
  await rm(browserShop.dataFolder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
}
