import type { Database } from '#db/client.ts';
import type { Backups } from './backups/backups.ts';
import type { PictureSource } from './catalogue-files/picture-source.ts';
import type { TableFiles } from './catalogue-files/table-files.ts';
import type { Disk } from './disk/disk.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PhoneGateway, PhoneGateways } from './mail/phone-gateway.ts';
import type { Media } from './media/media.ts';
import type { Metrics } from './metrics.ts';
import type { PushSender } from './notices/push-sender.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SandboxDesk } from './payments/sandbox-desk.ts';
import type { PreviewPrinter } from './previews/preview.ts';
import type { PaperPrinter } from './receipts/paper.ts';
import type { ShopSettings } from './settings/shop-settings.ts';
import type { Settings } from './settings.ts';

export type Clock = { now(): Date };

/** The core's messages to the operator; the server's logger implements it. */
export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/**
 * Everything a use case may need, built once in `server/build-store.ts`. Use cases take the narrowest `Pick` of it that
 * reads well.
 */
export type Store = {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Undefined: no SMS are written (decision 221). Follows the owner's current setting. */
  readonly smsSender: PhoneGateway | undefined;
  /** For buyers who agreed to it (decision 427). Follows the owner's current setting. */
  readonly whatsApp: PhoneGateway | undefined;
  /** All configured gateways, even those the owner has turned off: reports and replies about sent messages still arrive. */
  phoneGateways: PhoneGateways;
  /** Sends push messages to the browsers of staff. */
  pushSender: PushSender;
  media: Media;
  previews: PreviewPrinter;
  papers: PaperPrinter;
  tableFiles: TableFiles;
  /** Reads pictures that an imported file names by address. */
  pictureSource: PictureSource;
  /** At most one provider per method; a method without one is not offered. */
  payments: readonly PaymentProvider[];
  /** The pages of the built-in sandbox, while it serves a method. */
  sandbox: SandboxDesk | undefined;
  backups: Backups;
  disk: Disk;
  settings: Settings;
  /** The values that the owner sets on the settings page. */
  shopSettings: ShopSettings;
  /** Signs access tokens. */
  authSecret: Uint8Array;
  log: Log;
  metrics: Metrics;
  /** Whether this process saw requests from an unknown proxy, and whether all processes of this database count requests together. */
  door: { hasUnknownProxy: boolean; countsTogether: boolean };
};
