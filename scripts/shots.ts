import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openDemoShop } from '#demo/open-demo-shop.ts';
import { readEnv } from '#server/env.ts';
import type { Language } from '#shared/language.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { findChromium } from '#tests/support/chromium.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { bringPushService } from '#tests/support/push-browser.ts';
import { endWithThisProcess } from '#tests/support/run-guard.ts';
import { type Scene, scenes } from '#tests/support/scenes.ts';
import { comeAs, findShowpieces } from '#tests/support/showpieces.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { liftLimits } from '#tests/support/without-limits.ts';

// Takes screenshots of every page and dialog at phone and desktop width, or at all four widths of the design: `npm run shots -- [folder] [--only
// cart,menu] [--widths phone,tablet,desktop,wide] [--readme | --guide]`. React chooses its production code when it is loaded, so nothing may load it
// before this line.
process.env.NODE_ENV = 'production';
const { builtPages } = await import('./built-pages.ts');
const { runShop } = await import('#server/main.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: 'phone,desktop' },
    readme: { type: 'boolean', default: false },
    guide: { type: 'boolean', default: false },
  },
});
const widths = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1440, height: 900 },
};
type Screen = keyof typeof widths;
const isScreen = (name: string): name is Screen => name in widths;
type DocsShot = readonly [scene: string, screen: Screen, language: Language];
const readmeShots: readonly DocsShot[] = [
  ['home', 'phone', 'en'],
  ['product', 'phone', 'en'],
  ['home', 'desktop', 'en'],
  ['checkout', 'phone', 'en'],
];
/** The scenes shown in `docs/owner-guide.md`, on a phone. */
const guideScenes = [
  'admin-overview',
  'admin-settings',
  'admin-zones',
  'admin-upload-product',
  'admin-family',
  'admin-notices',
  'admin-staff-invite',
  'admin-orders',
  'admin-order-dispatch',
  'admin-till-count',
  'admin-promotions',
  'admin-home',
  'admin-brands',
];
const guideShots = guideScenes.filter(isWanted).flatMap((scene): DocsShot[] => [
  [scene, 'phone', 'fr'],
  [scene, 'phone', 'en'],
]);
const postgres = await startThrowAwayPostgres();
const connection = await postgres.connectTo('shots');
// The folder in which the scenes look for it.
const { dataFolder } = browserShop;
await mkdir(dataFolder, { recursive: true });
endWithThisProcess({ kind: 'files', folder: dataFolder });
await writeFile(browserShop.databaseFile, connection, { mode: 0o600 });
const shop = await runShop(
  readEnv({
    DATABASE_URL: connection,
    PORT: String(browserShop.port),
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: browserShop.admin.email,
    ADMIN_PASSWORD: browserShop.admin.password,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
  }),
  {
    preparePages: builtPages,
    fillShop: async (store) => {
      await liftLimits(store.db);
      await openDemoShop(store, { isWanted: true });
    },
    onCloseFailure: console.error,
  },
);
try {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  if (values.readme) {
    await shootForDocs(browser, 'docs/screenshots', readmeShots, (scene, screen) => `${scene}-${screen}`);
  } else if (values.guide) {
    const nameOf: NameOf = (scene, _screen, language) => `${scene.replace('admin-', '')}-${language}`;
    await shootForDocs(browser, 'docs/owner-guide', guideShots, nameOf);
  } else await shootEverything(browser);
  await browser.close();
} finally {
  await shop.close();
  await postgres.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
process.exit();

function isWanted(scene: string): boolean {
  return (values.only?.split(',') ?? ['']).some((part) => scene.includes(part));
}

async function shootEverything(browser: Browser): Promise<void> {
  const folder = resolve(positionals[0] ?? 'test-results/shots');
  await mkdir(folder, { recursive: true });
  const chosen = scenes.filter(({ name }) => isWanted(name));
  for (const scene of chosen) {
    for (const screen of values.widths.split(',').filter(isScreen)) {
      for (const language of ['en', 'fr'] as const) {
        const page = await showScene(browser, scene, screen, language);
        // An overlay covers one screen of the page.
        const fullPage = (await page.locator('dialog[open], [popover]:popover-open').count()) === 0;
        await page.screenshot({
          path: join(folder, `${scene.name}-${screen}-${language}.png`),
          fullPage,
        });
        await page.context().close();
      }
    }
    console.log(scene.name);
  }
}

type NameOf = (...shot: DocsShot) => string;

/** Only first screens, in small files, because they are also read on phones. */
async function shootForDocs(
  browser: Browser,
  into: string,
  shots: readonly DocsShot[],
  nameOf: NameOf,
): Promise<void> {
  const folder = resolve(into);
  await mkdir(folder, { recursive: true });
  for (const [name, screen, language] of shots) {
    const scene = scenes.find((known) => known.name === name);
    if (!scene) throw new Error(`There is no scene ${name}`);
    const page = await showScene(browser, scene, screen, language);
    const webp = await sharp(await page.screenshot())
      .webp({ quality: 66 })
      .toBuffer();
    await writeFile(join(folder, `${nameOf(name, screen, language)}.webp`), webp);
    await page.context().close();
  }
}

async function showScene(browser: Browser, scene: Scene, screen: Screen, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: browserShop.url,
    viewport: widths[screen],
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Douala',
  });
  const page = await context.newPage();
  // A headless browser blocks notices whatever it is allowed; on an owner's phone they work.
  if (values.guide) await bringPushService(page);
  const pieces = await findShowpieces();
  await comeAs(scene.as, page, pieces);
  const shopPage = new ShopPage(page, language);
  await shopPage.open(scene.path(pieces));
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await scene.show?.(shopPage);
  await page.evaluate(loadAllPictures);
  return page;
}

/** Runs in the page: content below the first screen is otherwise loaded only when scrolled to. */
async function loadAllPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => console.warn(image.src))));
  await document.fonts.ready;
}
