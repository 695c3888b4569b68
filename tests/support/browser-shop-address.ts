import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Chosen once, by the first process that asks; test workers and the shop inherit it. With the shops beside it (`startOwnShop`) it stays
// below 32,768, where systems begin to give ports to outgoing connections.
process.env.TEST_SHOP_PORT ??= String(20_000 + Math.floor(Math.random() * 4_000));
const port = Number(process.env.TEST_SHOP_PORT);

/** Mails are in `outbox/`. */
export function dataFolderOf(shopPort: number): string {
  return join(tmpdir(), `shop-browser-tests-${shopPort}`);
}

/** The shop that the browser tests visit: `tests/support/browser-shop.ts` opens it. */
export const browserShop = {
  port,
  url: `http://localhost:${port}`,
  dataFolder: dataFolderOf(port),
  /** A file with the database's address, for what no page can do, such as letting time pass. */
  databaseFile: join(dataFolderOf(port), 'database-url'),
  admin: { email: 'solange@example.com', password: 'une-boutique-a-douala' },
};
