import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { type Ask, type DrivenBrowser, drive } from './driven-browser.ts';
import { startBeside } from './start-beside.ts';

export type WebKitPrograms = { driver: string; browser: string; screen: string };

const opened = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

/** WebDriver's HTTP method and address for each command. */
const commands: Record<string, [method: string, path: string]> = {
  Navigate: ['POST', 'url'],
  Back: ['POST', 'back'],
  ExecuteScript: ['POST', 'execute/sync'],
  ElementClick: ['POST', 'element/:id/click'],
  ElementClear: ['POST', 'element/:id/clear'],
  ElementSendKeys: ['POST', 'element/:id/value'],
  TakeScreenshot: ['GET', 'screenshot'],
  SetWindowRect: ['POST', 'window/rect'],
};

/** Safari's engine in its WebKitGTK form, on a screen of its own as wide as a phone. */
export async function openWebKit({ driver, browser, screen }: WebKitPrograms): Promise<DrivenBrowser> {
  const port = await freePort();
  const display = `:${port}`;
  const endScreen = startBeside(screen, [display, '-screen', '0', '360x740x24', '-nolisten', 'tcp']);
  const endDriver = startBeside(driver, [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY: display });
  const url = `http://127.0.0.1:${port}`;
  await untilThere(`${url}/status`);
  const options = { binary: browser, args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const session = opened.parse(await send('POST', `${url}/session`, { capabilities }));
  const ask: Ask = (command, given = {}) => {
    const [method = '', path = ''] = commands[command] ?? [];
    const id = 'id' in given ? String(given.id) : '';
    const body = method === 'GET' ? undefined : given;
    return send(method, `${url}/session/${session.sessionId}/${path.replace(':id', id)}`, body);
  };
  await ask('SetWindowRect', { width: 360, height: 740 });
  return drive(`WebKitGTK ${session.capabilities.browserVersion}`, ask, async () => {
    await send('DELETE', `${url}/session/${session.sessionId}`);
    await endDriver();
    await endScreen();
  });
}

async function untilThere(address: string): Promise<void> {
  const latest = Date.now() + 30_000;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (refused) {
      if (Date.now() > latest) throw refused;
      await delay(100);
    }
  }
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
