import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

export type Firefox = {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

const answer = z.object({
  id: z.number(),
  type: z.string(),
  result: z.unknown(),
  message: z.string().optional(),
});

/** A Firefox installed on this machine, driven by WebDriver BiDi: Playwright drives only its own build of Firefox. */
export async function openFirefox(program: string, preferences: Record<string, unknown>): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(program, ['--headless', '--remote-debugging-port', '0', '--profile', profile], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const socket = new WebSocket(`${await addressSaidBy(child.stderr)}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (given: z.output<typeof answer>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { success, data: given } = answer.safeParse(JSON.parse(String(data)));
    if (success) waiting.get(given.id)?.(given);
  });
  let count = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    count += 1;
    const id = count;
    const answered = new Promise<z.output<typeof answer>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) });
  const [tab] = tree.parse(await send('browsingContext.getTree', {})).contexts;
  const context = tab?.context;
  const evaluated = z.object({ type: z.string(), result: z.object({ value: z.unknown() }).optional() });
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const whole = `(async () => JSON.stringify((await (${expression})) ?? null))()`;
      const given = { expression: whole, target: { context }, awaitPromise: true, userActivation: true };
      const { type, result } = evaluated.parse(await send('script.evaluate', given));
      if (type !== 'success') throw new Error(`Firefox could not do: ${expression}`);
      return JSON.parse(String(result?.value));
    },
    close: async () => {
      socket.close();
      child.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressSaidBy(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox ended before it listened.');
}
