import { writeFile } from 'node:fs/promises';
import type { CDPSession } from '@playwright/test';
import { openChromium } from './browser/open-chromium.ts';
import { openDemoShop } from './browser/open-demo-shop.ts';

// `node bench/waterfall.ts OUT.svg [URL]`: draws what a phone requests on its first visit and when it arrives. Without an address it uses
// home of the built shop with the demo catalogue. Slow 4G and a processor four times slower, as Lighthouse applies them in the browser.
const [, , out = 'waterfall.svg', given] = process.argv;
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const colours: Record<string, string> = {
  Document: '#4b1a44',
  Stylesheet: '#1d6637',
  Script: '#c08a1e',
  Image: '#3d5aa8',
  Font: '#a6251b',
};
const otherColour = '#8c7263';

type Asked = { name: string; kind: string; from: number; to: number; bytes: number };
type Paints = { fcp: number; lcp: number };

const shop = given === undefined ? await openDemoShop() : undefined;
try {
  const browser = await openChromium();
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = await recordRequests(session);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(given ?? `${shop?.url}/`, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(4_000);
  const paints = await page.evaluate(readPaints);
  await browser.close();
  const rows = [...asked.values()].filter(({ to }) => to > 0).toSorted((a, b) => a.from - b.from);
  await writeFile(out, draw(rows, paints));
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  console.info(
    `${out}: ${rows.length} requests, ${Math.round(bytes / 1000)} KB, first words ${paints.fcp} ms, first picture ${paints.lcp} ms`,
  );
} finally {
  await shop?.close();
}
process.exit(0);

async function recordRequests(session: CDPSession): Promise<Map<string, Asked>> {
  const asked = new Map<string, Asked>();
  let begun: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    begun ??= timestamp;
    const { pathname } = new URL(request.url);
    if (!request.url.startsWith('http')) return;
    const name = pathname.split('/').slice(-2).join('/') || '/';
    asked.set(requestId, { name, kind: type ?? 'Other', from: (timestamp - begun) * 1000, to: 0, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const row = asked.get(requestId);
    if (row) Object.assign(row, { to: (timestamp - (begun ?? timestamp)) * 1000, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return asked;
}

function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    new PerformanceObserver((list) => {
      const lcp = list.getEntries().at(-1)?.startTime ?? 0;
      resolve({ fcp: Math.round(first?.startTime ?? 0), lcp: Math.round(lcp) });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function draw(rows: readonly Asked[], { fcp, lcp }: Paints): string {
  const [width, left, row, top] = [960, 250, 13, 34];
  const last = Math.max(...rows.map(({ to }) => to), lcp);
  const x = (time: number) => left + (time / last) * (width - left - 60);
  const height = top + rows.length * row + 16;
  const seconds = Array.from({ length: Math.floor(last / 1000) + 1 }, (_, second) => second);
  const isOne = Math.abs(x(lcp) - x(fcp)) < 30;
  const lines = [
    ...seconds.map((second) => line(x(second * 1000), height, '#e4d5bf', `${second} s`, 12)),
    line(x(fcp), height, '#1d6637', isOne ? '' : 'FCP', 26),
    line(x(lcp), height, '#c3174a', isOne ? 'FCP, LCP' : 'LCP', 26),
  ];
  const bars = rows.map(({ name, kind, from, to, bytes }, index) => {
    const y = top + index * row;
    const bar = `<rect x="${x(from).toFixed(1)}" y="${y}" width="${Math.max(1, x(to) - x(from)).toFixed(1)}" height="${row - 3}" fill="${colours[kind] ?? otherColour}"/>`;
    return `<text x="4" y="${y + 9}">${escaped(name.slice(-40))}</text>${bar}<text x="${(x(to) + 4).toFixed(1)}" y="${y + 9}">${(bytes / 1000).toFixed(1)} KB</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="9"><rect width="${width}" height="${height}" fill="#fffdf9"/>${lines.join('')}${bars.join('\n')}</svg>\n`;
}

function line(x: number, height: number, colour: string, text: string, y: number): string {
  const at = x.toFixed(1);
  return `<path d="M${at} ${y}V${height}" stroke="${colour}"/><text x="${at}" y="${y - 2}" fill="#2b1712">${text}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
