import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { type Ask, type DrivenBrowser, drive } from './driven-browser.ts';
import { startBeside } from './start-beside.ts';

const answer = z.tuple([
  z.literal(1),
  z.number(),
  z.object({ error: z.string(), message: z.string() }).nullable(),
  z.unknown(),
]);
const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) });

/** Firefox without a window, driven by its own protocol (Marionette): geckodriver only translates to that. */
export async function openFirefox(program: string): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'shop-firefox-'));
  const port = await freePort();
  const settings = { 'marionette.port': port, 'intl.accept_languages': 'fr-CM, fr' };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const end = startBeside(program, args, { HOME: profile });
  const socket = await connected(port);
  const ask = asker(socket);
  const { capabilities } = session.parse(await ask('NewSession', { capabilities: {} }));
  // No narrower window is possible here: Firefox has at least 450 px.
  await ask('SetWindowRect', { width: 450, height: 900 });
  return drive(`Firefox ${capabilities.browserVersion}`, ask, async () => {
    socket.destroy();
    await end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}

async function connected(port: number): Promise<Socket> {
  const end = Date.now() + 60_000;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch (refused) {
      if (Date.now() > end) throw refused;
      await delay(200);
    }
  }
}

/** Each message is its length, a colon, and JSON. The first message introduces the server. */
function asker(socket: Socket): Ask {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon === -1 || received.length < end) return;
      take(JSON.parse(received.toString('utf8', colon + 1, end)));
      received = received.subarray(end);
    }
  });

  function take(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = answer.parse(message);
    const value = z.object({ value: z.unknown() }).safeParse(result);
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.resolve(value.success && 'value' in value.data ? value.data.value : result);
    waiting.delete(id);
  }

  return (command, given = {}) => {
    count += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(count, asked);
    const text = JSON.stringify([0, count, `WebDriver:${command}`, given]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return asked.promise;
  };
}
