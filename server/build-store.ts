import { join } from 'node:path';
import { createS3BackupPlace } from '#adapters/backups/s3-backup-place.ts';
import { roomBesideOrders } from '#adapters/disk/disk-room.ts';
import { createFolderDisk } from '#adapters/disk/folder-disk.ts';
import { createOutboxFolderMailer } from '#adapters/mail/outbox-folder-mailer.ts';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { createPictureFolder } from '#adapters/media/picture-folder.ts';
import { createPictureWork, type PictureWork } from '#adapters/media/picture-work.ts';
import { createS3PictureFiles } from '#adapters/media/s3-picture-files.ts';
import { createPaymentProviders } from '#adapters/payments/create-payment-providers.ts';
import { createSandbox } from '#adapters/payments/sandbox/sandbox.ts';
import { withSandbox } from '#adapters/payments/with-sandbox.ts';
import { createPaperPrinter } from '#adapters/pdf/paper-printer.ts';
import { createOrangeSmsGateway } from '#adapters/phones/orange-sms-gateway.ts';
import { createOutboxFolderGateway } from '#adapters/phones/outbox-folder-gateway.ts';
import { createWhatsAppGateway } from '#adapters/phones/whatsapp-gateway.ts';
import { createPreviewPrinter } from '#adapters/previews/preview-printer.ts';
import { createWebPushSender } from '#adapters/push/web-push-sender.ts';
import { createSharedTableFiles } from '#adapters/table-files/shared-table-files.ts';
import { createTableFolder } from '#adapters/table-files/table-folder.ts';
import { createWebPictureSource } from '#adapters/web-pictures/web-picture-source.ts';
import type { PhoneGateway, PhoneGateways } from '#core/mail/phone-gateway.ts';
import { createMedia } from '#core/media/media.ts';
import type { PictureFiles } from '#core/media/picture-files.ts';
import { createMetrics } from '#core/metrics.ts';
import { watchProvider } from '#core/payment-health/watch-provider.ts';
import { createSandboxSessions } from '#core/payments/sandbox-sessions.ts';
import { watchGateway } from '#core/phone-messages/watch-gateway.ts';
import { followSettings } from '#core/settings/shop-facts.ts';
import { createShopSettings, type ShopSettings } from '#core/settings/shop-settings.ts';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { provideAuthSecret } from './auth-secret.ts';
import type { Env } from './env.ts';
import { createLog } from './log.ts';
import { openBackupPlace } from './open-backup-place.ts';

/** The settings from which the store is built. */
export type StoreEnv = Pick<
  Env,
  | 'dataFolder'
  | 's3'
  | 'smtpUrl'
  | 'logLevel'
  | 'authSecret'
  | 'payments'
  | 'sandboxUse'
  | 'settings'
  | 'backups'
> &
  Partial<Pick<Env, 'pushServices' | 'phones' | 'fixedSettings' | 'countsTogether'>>;

/** Connects the ports with their adapters, here only; tests override those they observe. */
export async function buildStore(
  env: StoreEnv,
  db: Database,
  overrides: Partial<Store> = {},
  pictures: PictureWork = createPictureWork(),
): Promise<Store> {
  const clock = overrides.clock ?? { now: () => new Date() };
  const authSecret = new TextEncoder().encode(await provideAuthSecret(db, env));
  const log = createLog(env.logLevel);
  const shopSettings = overrides.shopSettings ?? createShopSettings(db, env.fixedSettings);
  await shopSettings.read();
  const settings = followSettings(env.settings, shopSettings);
  const phoneGateways =
    overrides.phoneGateways ??
    mapGateways(createPhoneGateways(env), (gateway) => watchGateway({ db, clock, log }, gateway));
  const inUse = () =>
    shopSettings.known().sendsTexts ? phoneGateways : { sms: undefined, whatsApp: undefined };
  const sandbox = createSandbox({ sessions: createSandboxSessions(db), secret: authSecret, clock });
  const served = withSandbox(createPaymentProviders(env), sandbox, env.sandboxUse);
  return {
    db,
    clock,
    mailer: createMailer(env, shopSettings),
    phoneGateways,
    get smsSender() {
      return inUse().sms;
    },
    get whatsApp() {
      return inUse().whatsApp;
    },
    pushSender: createWebPushSender({
      secret: authSecret,
      contact: `mailto:${env.settings.email}`,
      clock,
      furtherServices: env.pushServices,
    }),
    media: createMedia({ ...pictures, files: createPictureFiles(env) }),
    previews: createPreviewPrinter({
      ...{ pictures, folder: join(env.dataFolder, 'previews') },
      requireRoom: roomBesideOrders(env.dataFolder),
    }),
    papers: createPaperPrinter(),
    tableFiles: createTableFiles(env),
    pictureSource: createWebPictureSource(),
    ...served,
    payments: served.payments.map((provider) => watchProvider({ db, clock, log }, provider)),
    backups: {
      place: openBackupPlace(env),
      isDaily: env.backups.isDaily,
      isInBucket: env.backups.s3 !== undefined,
      isSealed: env.backups.key !== undefined,
      failedAt: undefined,
    },
    disk: createFolderDisk(env.dataFolder),
    settings,
    shopSettings,
    authSecret,
    log,
    metrics: createMetrics(),
    door: { hasUnknownProxy: false, countsTogether: env.countsTogether ?? false },
    ...overrides,
  };
}

export function createPictureFiles(env: Pick<Env, 'dataFolder' | 's3'>): PictureFiles {
  return env.s3 === undefined
    ? createPictureFolder(join(env.dataFolder, 'media'), roomBesideOrders(env.dataFolder))
    : createS3PictureFiles(env.s3);
}

function createTableFiles({ dataFolder, s3 }: Pick<Env, 'dataFolder' | 's3'>) {
  const folder = createTableFolder(join(dataFolder, 'imports'), roomBesideOrders(dataFolder));
  if (s3 === undefined) return folder;
  const objects = createS3BackupPlace({ ...s3, prefix: `${s3.prefix}imports/` });
  return createSharedTableFiles(folder, objects);
}

/** Without keys, ORDER_TEXTS=on writes messages to files next to the mails; with only the keys of WhatsApp there are no SMS. */
function createPhoneGateways({ phones = {}, dataFolder, fixedSettings = {} }: StoreEnv): PhoneGateways {
  const { orangeSms, whatsApp } = phones;
  const isKept = whatsApp === undefined && fixedSettings.sendsTexts === true;
  const folder = isKept ? createOutboxFolderGateway({ folder: join(dataFolder, 'outbox') }) : undefined;
  return {
    sms: orangeSms ? createOrangeSmsGateway(orangeSms) : folder,
    whatsApp: whatsApp && createWhatsAppGateway(whatsApp),
  };
}

function mapGateways(
  { sms, whatsApp }: PhoneGateways,
  change: (gateway: PhoneGateway) => PhoneGateway,
): PhoneGateways {
  return { sms: sms && change(sms), whatsApp: whatsApp && change(whatsApp) };
}

function createMailer(env: StoreEnv, shopSettings: Pick<ShopSettings, 'known'>) {
  const shop = () => {
    const { shopName, shopEmail } = shopSettings.known();
    return { name: shopName, address: shopEmail };
  };
  const addresses = {
    from: () => {
      const { mailSenderName, mailSenderAddress } = shopSettings.known();
      const { name, address } = shop();
      return { name: mailSenderName || name, address: mailSenderAddress || address };
    },
    // Replies go to the shop, whatever address sent the mail.
    replyTo: () => {
      const { mailSenderAddress, shopEmail } = shopSettings.known();
      return mailSenderAddress === '' || shopEmail === '' ? undefined : shop();
    },
  };
  return env.smtpUrl === undefined
    ? createOutboxFolderMailer({ folder: join(env.dataFolder, 'outbox'), ...addresses })
    : createSmtpMailer({ url: env.smtpUrl, ...addresses });
}
