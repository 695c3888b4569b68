import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '#shared/contract/contract.ts';
import { browserShop, dataFolderOf } from './browser-shop-address.ts';
import { freePort } from './free-port.ts';
import { shopApi, type Tokens } from './shop-api.ts';

export type OwnShop = {
  url: string;
  api: (tokens?: Tokens) => Api;
  /** The API with the owner's session. */
  owner: Api;
  /** The code in the next SMS to a phone that this function was not called for before. */
  codeSentTo: (mobile: string) => Promise<string>;
  /** Likewise, the link in an SMS. */
  linkSentTo: (mobile: string) => Promise<string>;
  /** Likewise, the whole text. */
  textSentTo: (mobile: string) => Promise<string>;
  /** The folder that has the shop's mails under `outbox`. */
  dataFolder: string;
  close: () => Promise<void>;
};

/** A second shop like that of the browser tests, for changes that would show on every page of theirs. */
export async function startOwnShop({
  sendsSms = false,
  writesByWhatsApp = false,
  mailsCodes = false,
  storeEmail = '',
  pushService = '',
}: {
  sendsSms?: boolean;
  /** Sends messages by WhatsApp instead of SMS. */
  writesByWhatsApp?: boolean;
  /** Sends the code of an order by e-mail. */
  mailsCodes?: boolean;
  /** `STORE_EMAIL`, which then overrides the page of settings. */
  storeEmail?: string;
  /** `PUSH_SERVICES`: a host that notices may be sent to, besides the browser makers' own. */
  pushService?: string;
} = {}): Promise<OwnShop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // The shop ends when its input closes, so also with a run that is killed.
  const shop = spawn(process.execPath, ['tests/support/browser-shop.ts'], {
    env: {
      ...process.env,
      TEST_SHOP_PORT: String(port),
      TEST_SHOP_SMS: writesByWhatsApp ? 'whatsapp' : sendsSms ? 'on' : 'off',
      TEST_SHOP_CODES: mailsCodes ? 'mail' : '',
      STORE_EMAIL: storeEmail,
      PUSH_SERVICES: pushService,
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const api = (tokens?: Tokens) => shopApi(tokens, url);
  while (!(await isThere(url))) {
    if (shop.exitCode !== null) throw new Error(`The second shop ended with ${shop.exitCode}.`);
    await delay(200);
  }
  const { data } = await api().user.login(browserShop.admin);
  const outbox = join(dataFolderOf(port), 'outbox');
  return {
    url,
    api,
    owner: api(data),
    codeSentTo: smsReader(outbox, /^[A-Z0-9]{6}(?= )/m),
    linkSentTo: smsReader(outbox, /http\S+\?token=\S+/),
    textSentTo: smsReader(outbox, /(?<=\n\n)[\s\S]+/),
    dataFolder: dataFolderOf(port),
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

function smsReader(folder: string, part: RegExp): OwnShop['codeSentTo'] {
  const known = new Set<string>();
  return async (mobile) => {
    const deadline = Date.now() + 15_000;
    while (Date.now() < deadline) {
      const files = (await readdir(folder).catch(orEmpty)).filter((name) => name.endsWith('.txt'));
      for (const file of files.filter((name) => !known.has(name))) {
        const sms = await readFile(join(folder, file), 'utf8');
        const found = part.exec(sms)?.[0];
        if (!sms.startsWith(`To: +237${mobile}`) || found === undefined) continue;
        known.add(file);
        return found;
      }
      await delay(200);
    }
    throw new Error(`No SMS with ${part} was sent to ${mobile}.`);
  };
}

/** The folder appears with the first SMS. */
function orEmpty(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
