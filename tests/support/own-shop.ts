import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '#shared/contract/contract.ts';
import { browserShop } from './browser-shop-address.ts';
import { shopApi, type Tokens } from './shop-api.ts';

export type OwnShop = {
  url: string;
  api: (tokens?: Tokens) => Api;
  /** As the owner. */
  owner: Api;
  close: () => Promise<void>;
};

/** A second shop like that of the browser tests, for what would change every page of theirs. */
export async function startOwnShop(): Promise<OwnShop> {
  const port = browserShop.port + 13_000;
  const url = `http://localhost:${port}`;
  // It ends with its input, so also with a run that is killed.
  const shop = spawn(process.execPath, ['tests/support/browser-shop.ts'], {
    env: { ...process.env, TEST_SHOP_PORT: String(port) },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const api = (tokens?: Tokens) => shopApi(tokens, url);
  while (!(await isThere(url))) {
    if (shop.exitCode !== null) throw new Error(`The second shop ended with ${shop.exitCode}.`);
    await delay(200);
  }
  const { data } = await api().user.login(browserShop.admin);
  return {
    url,
    api,
    owner: api(data),
    close: async () => {
      const ended = once(shop, 'exit');
      shop.kill('SIGTERM');
      await ended;
    },
  };
}

async function isThere(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
