import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, expect as expectPage, type Page } from '@playwright/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from '#tests/support/chromium.ts';
import { freePort } from '#tests/support/free-port.ts';
import { endWithThisProcess } from '#tests/support/run-guard.ts';
import { usedDataFolder } from '../launch/launch-shop.ts';

vi.setConfig({ testTimeout: 240_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));

test('npm run dev answers its first pages at once, with nothing bundled before', async () => {
  await rm(`${root}/node_modules/.vite/deps`, { recursive: true, force: true });
  const url = await openDevelopment();
  const page = await openPage();
  const refused: string[] = [];
  const opened: string[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (answer.status() === 504) refused.push(path);
    if (answer.request().isNavigationRequest()) opened.push(path);
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    // Vite's WebSocket port for changes is fixed; another development server may already have it.
    if (!message.includes('WebSocket')) errors.push(message);
  });

  // On a busy machine the first bundle of all packages takes longer than Playwright's usual 30 seconds.
  page.setDefaultNavigationTimeout(90_000);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  // The button is enabled only by scripts.
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await page.getByLabel('Email').fill('amina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('ndole-et-miondo-9');
  await expectPage(button).toBeEnabled({ timeout: 60_000 });
  await expectPage(button).toHaveCSS('min-height', '48px');

  expect({ refused, opened, errors }).toEqual({ refused: [], opened: ['/', '/login'], errors: [] });
});

test('npm run dev declares the order of the styles first, also when a page is there before the root', async () => {
  const url = await openDevelopment();
  const page = await openPage();
  page.setDefaultNavigationTimeout(90_000);
  await page.route(/\/app\/root\.tsx/, async (route) => {
    await delay(5_000);
    await route.continue();
  });

  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });

  const first = page.locator('head style').first();
  await expectPage(first).toHaveAttribute('data-vite-dev-id', /styles\/app\.css$/);
});

async function openDevelopment(): Promise<string> {
  const port = await freePort();
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: await usedDataFolder(),
      DEMO_CATALOGUE: 'off',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(dev, 'exit');
  const release = endWithThisProcess({ kind: 'process', processId: dev.pid ?? 0 });
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
    release();
  });
  for await (const text of dev.stdout.setEncoding('utf8')) if (String(text).includes(' is open: ')) break;
  return `http://localhost:${port}`;
}

async function openPage(): Promise<Page> {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  onTestFinished(() => browser.close());
  return browser.newPage();
}
