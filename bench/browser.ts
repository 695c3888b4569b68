import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Audit, auditPage, medianOf } from './browser/audit-page.ts';
import { pressBudget } from './browser/budgets.ts';
import { findPublicPages, type PublicPage, publicPages } from './browser/find-public-pages.ts';
import { measurePresses, type Presses } from './browser/measure-presses.ts';
import { missedByPage, missedByPresses } from './browser/missed-aims.ts';
import { openChromium } from './browser/open-chromium.ts';
import { openDemoShop } from './browser/open-demo-shop.ts';

// `npm run bench:browser [runs]`: Lighthouse as a phone on the four kinds of page, and the time until a press is visible; the median of
// five runs. It fails if an aim is missed. Run it alone on the machine.
const runs = Number(process.argv[2] ?? 5);
const debuggingPort = 30_000 + Math.floor(Math.random() * 20_000);
const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];

const shop = await openDemoShop();
const pages: [PublicPage, Audit][] = [];
const rounds: Presses[] = [];
try {
  const browser = await openChromium(`--remote-debugging-port=${debuggingPort}`, ...quiet);
  const paths = await findPublicPages();
  for (const name of publicPages) {
    const url = shop.url + paths[name];
    // The shop encodes the pictures of a page when they are first requested.
    await auditPage(url, debuggingPort);
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run++) audits.push(await auditPage(url, debuggingPort));
    const median = medianOf(audits);
    pages.push([name, median]);
    console.info(name, median);
  }
  for (let run = 0; run < runs; run++) rounds.push(await measurePresses(browser, shop.url, paths));
  await browser.close();
} finally {
  await shop.close();
}
const presses = medianOf(rounds);
console.table(Object.fromEntries(pages));
console.table({ presses, budget: pressBudget });
await keep(Object.fromEntries(pages), presses);
const missed = [
  ...pages.flatMap(([name, median]) => missedByPage(name, median)),
  ...missedByPresses(presses),
];
if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}`);
process.exit(missed.length > 0 ? 1 : 0);

async function keep(found: Record<string, Audit>, { addMs, plusMs, typingMs }: Presses): Promise<void> {
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
    'From a press to the frame that shows it, processor six times slower, milliseconds (the slowest of each kind):',
    '',
    '| Add | plus | typing in the search |',
    '| ---: | ---: | ---: |',
    `| ${addMs} | ${plusMs} | ${typingMs} |`,
    '',
  ];
  await writeFile(`${folder}browser.md`, lines.join('\n'));
}
