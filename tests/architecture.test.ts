import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  type Breach,
  breachesIn,
  defaultExportsIn,
  environmentReadsIn,
  impuritiesIn,
  youngPatternsIn,
} from './architecture/code-rules.ts';
import { knotsIn } from './architecture/folder-knots.ts';
import { frameworkModules } from './architecture/framework-modules.ts';
import { importsOf } from './architecture/imports.ts';
import { isInLayer, layerOf, whyRefused } from './architecture/layer-rules.ts';
import { foreseeableChanceIn, madeFromTextIn } from './architecture/made-from-text.ts';
import { manneredWordsIn, manneredWordsOf } from './architecture/mannered-words.ts';
import { refusedNames, refusedNamesIn } from './architecture/refused-names.ts';
import {
  isTestFile,
  lineAt,
  parseSource,
  readSourceFiles,
  type SourceFile,
} from './architecture/source-files.ts';
import { knownTrespasses, tableOwners } from './architecture/table-owners.ts';
import { tableWritesIn } from './architecture/table-writers.ts';
import { rawTextsIn } from './architecture/visible-text.ts';

// The test that runs first reads every file of the repository.
vi.setConfig({ testTimeout: 60_000 });

const files = readSourceFiles(resolve(import.meta.dirname, '..'));
const productFiles = files.filter(({ path }) => !isTestFile(path));

test('each decision has a number of its own', () => {
  const numbers = readdirSync(resolve(import.meta.dirname, '../docs/decisions')).map(
    (name) => name.split('-')[0],
  );
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

describe('the layers', () => {
  test('every source file is in a known layer', () => {
    expect(files.map(({ path }) => path).filter((path) => !isInLayer(path))).toEqual([]);
  });

  test('imports run from server by adapters and core to db and shared, and from app to shared', () => {
    expect(files.flatMap(refusedImports)).toEqual([]);
  });

  test('imports inside the repository carry the extension that Node needs', () => {
    const bare = files.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target !== undefined && !target.includes('/+types/'))
        .filter(({ specifier }) => !/\.(ts|tsx|js|css|json|svg|webp|woff2|sql)(\?\w+)?$/.test(specifier))
        .map(({ specifier, offset }) => `${lineAt(file, offset)} ${specifier}`),
    );
    expect(bare).toEqual([]);
  });

  test('shared reads no clock, chance, environment or page', () => {
    expect(
      productFiles.filter(({ path }) => layerOf(path) === 'shared').flatMap(linesOf(impuritiesIn)),
    ).toEqual([]);
  });

  test('app/client runs without a browser: its imports, clock, storage and network are its own or given to it', () => {
    const client = productFiles.filter(({ path }) => path.startsWith('app/client/'));
    expect(client.length).toBeGreaterThan(20);
    expect(client.flatMap(linesOf(impuritiesIn))).toEqual([]);
    const imports = client.flatMap((file) => importsOf(file)).filter(({ isTypeOnly }) => !isTypeOnly);
    const foreign = imports.filter(({ target }) => !/^(app\/client|shared)\//.test(target ?? ''));
    expect(foreign.map(({ from, specifier }) => `${from} ${specifier}`)).toEqual([]);
  });

  test('what runs in browsers has no pattern that the oldest of them cannot read', () => {
    const inBrowsers = productFiles.filter(({ path }) => /^(app|shared)\//.test(path));
    expect(inBrowsers.flatMap(linesOf(youngPatternsIn))).toEqual([]);
    const young = parseSource('shared/unit-text.ts', String.raw`export const comma = /(?<=\d)\.(?=\d)/g`);
    expect(linesOf(youngPatternsIn)(young)).toHaveLength(1);
  });

  test('only server/env.ts reads the environment', () => {
    const readers = /^(server\/env\.ts|scripts\/|tests\/|bench\/|[a-z-]+\.config\.ts$)/;
    expect(
      productFiles.filter(({ path }) => !readers.test(path)).flatMap(linesOf(environmentReadsIn)),
    ).toEqual([]);
  });

  test('only what runs in the picture process takes pictures apart', () => {
    const workers =
      /^(adapters\/media\/(decode-upload|encode-rendition|picture-program|plain-background|print-sheet)\.ts$|scripts\/|demo\/drawings\/draw-(pictures|banner-art)\.ts$)/;
    const users = productFiles.filter((file) =>
      importsOf(file).some(({ specifier }) => specifier === 'sharp'),
    );
    expect(users.map(({ path }) => path).filter((path) => !workers.test(path))).toEqual([]);
  });

  test('a shop that runs has loaded none of the tools that build its pages: they take 20 MB', () => {
    const builders = /^(vite|rolldown|@react-router\/dev)(\/|$)/;
    const loaders = filesLoadedBy('scripts/start.ts').filter((file) =>
      importsOf(file).some(({ specifier, isTypeOnly }) => !isTypeOnly && builders.test(specifier)),
    );
    expect(loaders.map(({ path }) => path)).toEqual([]);
    expect(filesLoadedBy('scripts/finish-build.ts').map(({ path }) => path)).toContain(
      'scripts/build-service-worker.ts',
    );
  });

  test('a shop that runs has loaded nothing that is there to test, measure or develop it', () => {
    const loaded = filesLoadedBy('scripts/start.ts').map(({ path }) => path);
    expect(loaded.length).toBeGreaterThan(500);
    expect(loaded.filter((path) => /^(tests|bench|app\/dev)\/|emulator/.test(path))).toEqual([]);
  });

  test.each([
    [
      'app/cart.tsx',
      "import { placeOrder } from '#core/checkout/place-order.ts'",
      'app may import app, shared only',
    ],
    ['app/cart.tsx', "import { cartCalls } from '#shared/contract/cart.ts'", 'app takes types'],
    ['app/cart.tsx', "import { z } from 'zod'", 'app does without zod'],
    ['shared/money.ts', "import { z } from 'zod'", 'shared is pure'],
    ['shared/money.ts', "import { randomUUID } from 'node:crypto'", 'shared is pure'],
    ['core/cart/add.ts', "import fastify from 'fastify'", 'core does without fastify'],
    [
      'core/cart/add.ts',
      "import { smtp } from '../../adapters/mail/smtp.ts'",
      'core may import core, db, shared only',
    ],
    ['server/main.ts', "import { openDemoShop } from '#demo/open-demo-shop.ts'", 'server may import'],
    ['adapters/mail/smtp.ts', "await import('#server/env.ts')", 'adapters may import'],
    ['core/cart/add.ts', "import { makeProduct } from '#tests/support/make.ts'", 'only tests import tests'],
    ['app/phone.ts', "import parse from 'libphonenumber-js'", 'phone numbers are read in one place'],
  ])('%s with %s is refused', (path, source, reason) => {
    expect(refusedImports(parseSource(path, source)).join()).toContain(reason);
  });

  test.each([
    ['app/cart.tsx', "import type { CartItemView } from '#shared/contract/cart.ts'"],
    ['scripts/serve.ts', "import { openDemoShop } from '#demo/open-demo-shop.ts'"],
    ['demo/open-demo-shop.ts', "import type { Store } from '#core/store.ts'"],
    ['core/cart/add.test.ts', "import { makeProduct } from '#tests/support/make.ts'"],
    ['shared/contract/cart.ts', "import { z } from 'zod'"],
  ])('%s with %s is fine', (path, source) => {
    expect(refusedImports(parseSource(path, source))).toEqual([]);
  });
});

describe('the folders', () => {
  const layers = new Set(productFiles.flatMap(({ path }) => layerOf(path) ?? []));

  test.each([...layers])(
    'no folder of %s imports another that imports it, however long the way round',
    (layer) => {
      expect(knotsIn(productFiles, layer)).toEqual([]);
    },
  );

  test('a circle is found however long it is, and types tie nothing', () => {
    const sources = [
      parseSource('core/a/a.ts', "import { b } from '../b/b.ts'"),
      parseSource('core/b/b.ts', "import { c } from '#core/c/c.ts'"),
      parseSource('core/c/c.ts', "import { a } from '../a/a.ts'"),
      parseSource('core/d/d.ts', "import { a } from '../a/a.ts'; import type { E } from '../e/e.ts'"),
      parseSource('core/e/e.ts', "import { d } from '../d/d.ts'"),
    ];
    expect(knotsIn(sources, 'core')).toEqual([['core/a', 'core/b', 'core/c']]);
  });

  test('each table is written by the folder that owns it', () => {
    const writers = productFiles.filter(({ path }) => /^(core|adapters|server)\//.test(path));
    const trespasses = writers
      .flatMap(tableWritesIn)
      .filter(({ table, folder }) => tableOwners[table] !== folder)
      .map(({ table, folder }) => `${folder} writes ${table}`);
    expect([...new Set(trespasses)].toSorted()).toEqual(knownTrespasses);
  });

  test('what came for an order is added up by the ledger only', () => {
    // Each of these files writes the column, or shows or pairs the one payment it has read.
    const readers = /^core\/(payments\/|issues\/|statements\/statement-queries)/;
    const shop = productFiles.filter(({ path }) => /^(core|adapters|server)\//.test(path));
    const namers = shop.filter(({ source }) => /received_?amount/i.test(source));
    expect(namers.map(({ path }) => path).filter((path) => !readers.test(path))).toEqual([]);
    const sums =
      /\bsum\W[^)]*(received|cash_?collected)|cash_?collected\b\s*[-+]|[-+]\s*(\w+\.)?cash_?collected/i;
    expect(shop.filter(({ source }) => sums.test(source)).map(({ path }) => path)).toEqual([]);
  });

  test('a write is found in a call and in SQL, and a lock is none', () => {
    const source = `
      db.updateTable('orders').set({});
      db.selectFrom('users').forNoKeyUpdate();
      sql\`with taken as (update products set stock = \${stock} returning id)
        insert into stock_movements (id) select id from taken for no key update\`;
      sql\`delete from cart_items where id = \${id}\`;`;
    expect(tableWritesIn(parseSource('core/a/a.ts', source)).map(({ table }) => table)).toEqual([
      ...['orders', 'products', 'stockMovements', 'cartItems'],
    ]);
  });
});

describe('the names', () => {
  test('no file is an index or a drawer for anything', () => {
    const drawers = /(^|\/)(index|utils?|helpers?|common|misc|managers?)(\.[a-z.]+)?(\/|$)/;
    expect(files.map(({ path }) => path).filter((path) => drawers.test(path))).toEqual([]);
  });

  test('files and folders are kebab-case', () => {
    const kebab = /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|js)$/;
    expect(files.map(({ path }) => path).filter((path) => !kebab.test(path))).toEqual([]);
  });

  test('only what a framework asks for is a default export', () => {
    const frameworkFiles =
      /^([a-z-]+\.config\.ts|scripts\/progress-reporter\.ts|app\/(root|entry\.\w+|routes)\.tsx?|.+\.d\.ts)$/;
    const loadedByName = frameworkModules(files);
    const others = files.filter(({ path }) => !frameworkFiles.test(path) && !loadedByName.has(path));
    expect(others.flatMap(linesOf(defaultExportsIn))).toEqual([]);
  });

  test('are those of docs/glossary.md, and none that it has replaced', () => {
    expect(refusedNames).toContain('trx');
    const shop = files.filter(({ path }) => !path.startsWith('demo/'));
    expect(shop.flatMap(linesOf((file) => refusedNamesIn(file)))).toEqual([]);
  });

  test('a replaced name is found as a word of another one', () => {
    const source = 'const cashLetGo = 1; type LetGo = string; row.hold_expires_at; const outletGoods = 2;';
    const found = refusedNamesIn(parseSource('core/a.ts', source), ['let go', 'hold expires']);
    expect(found.map(({ rule }) => rule.split(' ')[0])).toEqual(['cashLetGo', 'LetGo', 'hold_expires_at']);
  });
});

describe('the language', () => {
  test('is plain: no words of another age in sources and documents', () => {
    expect(manneredWordsIn(resolve(import.meta.dirname, '..'))).toEqual([]);
  });

  test('a mannered word is found in a comment, in capitals and in a name of one word', () => {
    expect(
      manneredWordsOf('a.ts', "// Whoever asks\nconst told = outstanding; const user = 'nobody';"),
    ).toEqual([...['a.ts:1 Whoever', 'a.ts:2 told']]);
  });
});

describe('docs/architecture.md', () => {
  const root = resolve(import.meta.dirname, '..');
  const guide = readFileSync(resolve(root, 'docs/architecture.md'), 'utf8');

  test('names only files and folders that exist', () => {
    const named = [...guide.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });

  test('is not left half merged, nor is any other document', () => {
    const documents = readdirSync(resolve(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => resolve(root, 'docs', path));
    expect(documents).toContain(resolve(root, 'docs/architecture.md'));
    const halfMerged = documents.filter((path) => /^(<{7}|>{7}) /m.test(readFileSync(path, 'utf8')));
    expect(halfMerged).toEqual([]);
  });

  test('has a line for every layer', () => {
    const layers = new Set(
      productFiles.map(({ path }) => path.split('/')[0]).filter((name) => !name?.includes('.')),
    );
    expect([...layers].filter((layer) => !guide.includes(`\`${layer}/\``))).toEqual([]);
  });

  test('has a line for every noun of the core, every adapter and every door of the server', () => {
    const paths = productFiles.flatMap(
      ({ path }) => /^(core|adapters|server)\/[^/]+\//.exec(path)?.[0] ?? [],
    );
    const folders = [...new Set(paths)];
    expect(folders.length).toBeGreaterThan(50);
    expect(folders.filter((folder) => !guide.includes(`\`${folder}`))).toEqual([]);
  });
});

describe('the code', () => {
  test('nothing escapes the type check, swallows an error or silences a rule', () => {
    expect(files.flatMap(linesOf(breachesIn))).toEqual([]);
  });

  test('makes SQL, commands, JavaScript, patterns and HTML of no text but in these places, which take none from outside', () => {
    const running = productFiles.filter(({ path }) => /^(app|adapters|core|db|server|shared)\//.test(path));
    const places = running.flatMap((file) =>
      madeFromTextIn(file).map(({ rule }) => `${rule}: ${file.path.replace(/^(db\/dump)\/.*/, '$1')}`),
    );
    expect([...new Set(places)].toSorted()).toEqual([
      'HTML: app/page-scripts.tsx',
      'HTML: app/seo/json-ld.tsx',
      'SQL: core/catalogue/sitemap-queries.ts',
      'SQL: core/ledger/money-lines.ts',
      'SQL: core/promotions/promotion-queries.ts',
      'SQL: core/refunds/refund-queries.ts',
      'SQL: db/dump',
      'SQL: db/listening.ts',
      'SQL: db/migrate.ts',
      'SQL: db/prepared.ts',
      'SQL: server/embedded-postgres/start-postgres.ts',
      'pattern: server/content/accepted-encoding.ts',
      'pattern: server/content/first-visit-redirect.ts',
    ]);
  });

  test('leaves nothing on the server to a chance that can be foreseen, but how long a transaction waits', () => {
    const server = productFiles.filter(({ path }) => /^(adapters|core|db|server)\//.test(path));
    const places = server.filter((file) => foreseeableChanceIn(file).length > 0);
    expect(places.map(({ path }) => path)).toEqual(['db/transaction.ts']);
  });

  test.each([
    ['SQL', 'sql`select ${sql.raw(typed)}`'],
    ['SQL', 'client.query(`select ${typed}`)'],
    ['command', "import { exec } from 'node:child_process'"],
    ['command', 'spawn(program, [], { shell: true })'],
    ['JavaScript', 'eval(typed)'],
    ['JavaScript', 'new Function(typed)'],
    ['JavaScript', "import { runInNewContext } from 'node:vm'"],
    ['pattern', 'new RegExp(typed)'],
    ['HTML', 'element.innerHTML = typed'],
    ['HTML', 'const page = () => <p dangerouslySetInnerHTML={{ __html: typed }} />'],
    ['HTML', 'document.write(typed)'],
  ])('%s is made of a text by %s', (rule, source) => {
    expect(madeFromTextIn(parseSource('core/a.tsx', source)).map((found) => found.rule)).toEqual([rule]);
  });

  test.each([
    'client.query("select 1")',
    "new RegExp('^a')",
    'sql`select ${typed}`',
    'spawn(program, [typed])',
  ])('nothing is made of a text by %s', (source) => {
    expect(madeFromTextIn(parseSource('core/a.tsx', source))).toEqual([]);
  });

  test('what people read on the pages comes from the messages', () => {
    const pages = productFiles.filter(
      ({ path }) => layerOf(path) === 'app' && !/^app\/(messages|dev)\//.test(path),
    );
    const raw = pages.flatMap((file) =>
      rawTextsIn(file).map(({ text, offset }) => `${lineAt(file, offset)} ${text}`),
    );
    expect(raw).toEqual([]);
  });

  test.each([
    '<p>Add to cart</p>',
    "<button>{busy ? 'Loading...' : label}</button>",
    '<img alt="A lipstick" />',
    '<Field label={`Your name ${star}`} />',
    "notify.success('Item added')",
    "[{ title: 'The shop' }]",
  ])('%s is raw text', (source) => {
    expect(rawTextsIn(parseSource('app/page.tsx', `const page = () => ${source};`))).not.toEqual([]);
  });

  test.each(['<p className="note">{t.added} · {count}</p>', '<img alt="" />', '<Price amount={2500} />'])(
    '%s holds no raw text',
    (source) => {
      expect(rawTextsIn(parseSource('app/page.tsx', `const page = () => ${source};`))).toEqual([]);
    },
  );

  test('each rule finds what it forbids', () => {
    const source = `
      const c = ['x'] as const;
      const a: any = b!;
      const d = c as Shade;
      try { a(); } catch {}
      // T${'ODO'} later
      /* @ts-${'ignore'} */`;
    expect(breachesIn(parseSource('core/a.ts', source)).map(({ rule }) => rule)).toEqual([
      'no any',
      'no non-null assertion',
      'no type assertion without its reason',
      'no empty catch',
      'open work is an issue or a decision',
      'no silenced check',
    ]);
    expect(
      impuritiesIn(parseSource('shared/a.ts', 'new Date(); Date.now(); Math.random(); fetch(x);')),
    ).toHaveLength(4);
    expect(impuritiesIn(parseSource('shared/a.ts', 'new Date(text).getTime();'))).toEqual([]);
    expect(environmentReadsIn(parseSource('core/a.ts', 'process.env.PORT'))).toHaveLength(1);
    expect(defaultExportsIn(parseSource('core/a.ts', 'export default 1'))).toHaveLength(1);
  });
});

/** The file itself, its imports, and what it loads later. */
function filesLoadedBy(path: string): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const loaded = new Set<SourceFile>();
  const load = (file: SourceFile | undefined) => {
    if (!file || loaded.has(file)) return;
    loaded.add(file);
    for (const { target, isTypeOnly } of importsOf(file)) {
      if (target !== undefined && !isTypeOnly) load(byPath.get(target));
    }
  };
  load(byPath.get(path));
  return [...loaded];
}

function refusedImports(file: SourceFile): string[] {
  return importsOf(file).flatMap((found) => {
    const reason = whyRefused(found);
    return reason === undefined ? [] : [`${lineAt(file, found.offset)} ${found.specifier}: ${reason}`];
  });
}

function linesOf(find: (file: SourceFile) => Breach[]): (file: SourceFile) => string[] {
  return (file) => find(file).map(({ rule, offset }) => `${lineAt(file, offset)} ${rule}`);
}
