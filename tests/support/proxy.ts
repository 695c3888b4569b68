import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { endWithThisProcess } from './run-guard.ts';

export const proxies = ['nginx', 'caddy'] as const;
export type Proxy = (typeof proxies)[number];

/** Why tests with a proxy are skipped on this machine, if they are: no npm package contains one. */
export function proxyMissing(proxy: Proxy): string | undefined {
  const { error }: SpawnSyncReturns<Buffer> = spawnSync(proxy, [proxy === 'nginx' ? '-v' : 'version']);
  return error ? `${proxy} is not installed on this machine (Debian: apt install ${proxy})` : undefined;
}

/** The proxy with its configuration file from deploy/, in front of the shop at this port, without TLS. */
export async function startProxy(
  proxy: Proxy,
  shopPort: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `shop-${proxy}-`));
  const port = await freePort();
  const { command, env } =
    proxy === 'nginx'
      ? await nginxFor({ folder, port, shopPort })
      : await caddyFor({ folder, port, shopPort });
  const stop = await run({
    command,
    env,
    folder,
    isOpen: () => answers(`http://localhost:${port}/health/live`),
  });
  return { port, stop };
}

/** Caddy with its configuration file from deploy/ as for a real domain, but with certificates of its own authority, whose root is `ca`. */
export async function startCaddyWithTls(
  shopPort: number,
): Promise<{ port: number; plainPort: number; ca: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-caddy-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const ports = `admin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust`;
  const { command } = await caddyFor({ folder, port, shopPort, settings: ports });
  const stop = await run({
    command,
    env: { DOMAIN: 'localhost', SHOP: `127.0.0.1:${shopPort}`, XDG_DATA_HOME: folder },
    folder,
    isOpen: async () => existsSync(rootOf(folder)) && (await isRedirected(plainPort)),
  });
  return { port, plainPort, ca: await readFile(rootOf(folder), 'utf8'), stop };
}

function rootOf(folder: string): string {
  return join(folder, 'caddy/pki/authorities/local/root.crt');
}

type Started = {
  command: string[];
  env: Record<string, string>;
  folder: string;
  isOpen: () => Promise<boolean>;
};

/** Starts it and waits until it is open; returns a function that stops it. */
async function run({ command, env, folder, isOpen }: Started): Promise<() => Promise<void>> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const release = endWithThisProcess({ kind: 'process', processId: child.pid ?? 0 });
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    await delay(50);
  }
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
    release();
  };
}

type Place = { folder: string; port: number; shopPort: number };

async function nginxFor({ folder, port, shopPort }: Place) {
  const site = (await readDeployed('nginx.conf'))
    .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    // Removes the server block that only redirects to TLS.
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s+(listen \[::\]:443|ssl_certificate).*\n/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = `daemon off; pid ${join(folder, 'pid')}; error_log stderr warn; events { worker_connections 4096; } http { access_log off; ${temporary.join(' ')}\n${site}\n}\n`;
  await writeFile(join(folder, 'nginx.conf'), file);
  return { command: ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], env: {} };
}

async function caddyFor({ folder, port, shopPort, settings = 'admin off' }: Place & { settings?: string }) {
  const file = join(folder, 'Caddyfile');
  // Another Caddy on the machine already has the default port of its admin API.
  await writeFile(file, (await readDeployed('Caddyfile')).replace(/^\{$/m, `{\n\t${settings}`));
  return {
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    env: { DOMAIN: `http://localhost:${port}`, SHOP: `127.0.0.1:${shopPort}` },
  };
}

function readDeployed(name: string): Promise<string> {
  return readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
}

async function isRedirected(port: number): Promise<boolean> {
  return answers(`http://localhost:${port}/`, ({ status }) => status === 308);
}

async function answers(address: string, isWanted = ({ ok }: Response) => ok): Promise<boolean> {
  try {
    return isWanted(await fetch(address, { redirect: 'manual' }));
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
