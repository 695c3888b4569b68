import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Audit, auditPage, medianOf } from './browser/audit-page.ts';
import { findPublicPages } from './browser/find-public-pages.ts';
import { openChromium } from './browser/open-chromium.ts';
import { openDemoShop } from './browser/open-demo-shop.ts';

// `npm run bench:browser [runs]`: Lighthouse as a phone on the four kinds of page, the median of five runs. Run it
// alone on the machine.
const runs = Number(process.argv[2] ?? 5);
const debuggingPort = 30_000 + Math.floor(Math.random() * 20_000);
const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];

const shop = await openDemoShop();
const medians: Record<string, Audit> = {};
try {
  const browser = await openChromium(`--remote-debugging-port=${debuggingPort}`, ...quiet);
  for (const [name, path] of Object.entries(await findPublicPages())) {
    const url = shop.url + path;
    // The pictures of a page are encoded when they are first asked for.
    await auditPage(url, debuggingPort);
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run++) audits.push(await auditPage(url, debuggingPort));
    medians[name] = medianOf(audits);
    console.info(name, medians[name]);
  }
  await browser.close();
} finally {
  await shop.close();
}
console.table(medians);
await keep(medians);
process.exit();

async function keep(found: Record<string, Audit>): Promise<void> {
  const folder = fileURLToPath(new URL('results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const columns = Object.keys(Object.values(found)[0] ?? {});
  const lines = [
    `# npm run bench:browser (median of ${runs}, Lighthouse as a phone)`,
    '',
    `| page | ${columns.join(' | ')} |`,
    `| --- | ${columns.map(() => '---:').join(' | ')} |`,
    ...Object.entries(found).map(([name, audit]) => `| ${name} | ${Object.values(audit).join(' | ')} |`),
    '',
  ];
  await writeFile(`${folder}browser.md`, lines.join('\n'));
}
