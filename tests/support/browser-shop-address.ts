import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Chosen once, by the first process that asks; runners and the shop inherit it.
process.env.TEST_SHOP_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
const port = Number(process.env.TEST_SHOP_PORT);

/** The shop that the browser tests visit: `tests/support/browser-shop.ts` opens it. */
export const browserShop = {
  port,
  url: `http://localhost:${port}`,
  /** Mails are in `outbox/`. */
  dataFolder: join(tmpdir(), `shop-browser-tests-${port}`),
  /** A file with the database's address, for what no page can do: letting time pass. */
  databaseFile: join(tmpdir(), `shop-browser-tests-${port}`, 'database-url'),
  admin: { email: 'solange@example.com', password: 'une-boutique-a-douala' },
};
