import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { endpoints } from '#shared/endpoints.ts';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import budgets from './budgets.json' with { type: 'json' };
import { closeShop, openShop } from './open-shop.ts';
import { type RequestRow, reportRequests } from './report-requests.ts';

// Compares pages and public reads of the built shop with the demo catalogue to a bare Node HTTP server that sends the same bytes in the
// same seconds. The median of the ratios counts, because the machine may be doing other things.

const rounds = 5;
const roundMs = 2_000;
const connections = 32;
const encodings = 'gzip, deflate, br, zstd';

type Asked = { name: string; budget: number; method: 'GET' | 'POST'; path: string; body?: string };
type Load = z.infer<typeof loadShape>;

const loadShape = z.object({ perSecond: z.number(), bytes: z.number(), failures: z.number() });
const run = promisify(execFile);
const here = (file: string) => new URL(file, import.meta.url).pathname;

const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const postgres = await startThrowAwayPostgres({ isDurable: true });
let shop: ChildProcess | undefined;
let bare: ChildProcess | undefined;
try {
  const connectionString = await postgres.connectTo('bench');
  const port = await freePort();
  // The first start fills the shop; a later one is measured.
  const place = { connectionString, dataFolder: folder, port };
  await closeShop(await openShop(place));
  shop = await openShop(place);
  bare = fork(here('./bare-server.ts'));
  const barePort = z.object({ port: z.number() }).parse((await once(bare, 'message'))[0]).port;
  const rows: RequestRow[] = [];
  for (const asked of await listRequests(port)) rows.push(await compare(asked, port, bare, barePort));
  shop.send('megabytes');
  const { megabytes } = z.object({ megabytes: z.number() }).parse((await once(shop, 'message'))[0]);
  await reportRequests(
    rows,
    megabytes,
    `${connections} connections, medians of ${rounds} rounds of ${roundMs / 1000} s`,
  );
} finally {
  if (shop) await closeShop(shop);
  bare?.kill();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function listRequests(port: number): Promise<Asked[]> {
  const named = z.object({ _id: z.string(), name: z.string() });
  const { data } = z
    .object({ data: z.array(named.extend({ category: z.array(named), subCategory: z.array(named) })).min(1) })
    .parse(
      JSON.parse(
        (await send(port, read('', endpoints.product.search, { search: 'lipstick' }), 'identity')).text,
      ),
    );
  const [product] = data;
  const [category] = product?.category ?? [];
  const [subCategory] = product?.subCategory ?? [];
  if (!product || !category || !subCategory) throw new Error('The demo catalogue has no lipstick.');
  const listing = { categoryId: category._id, subCategoryId: subCategory._id };
  return [
    page('home', '/'),
    page('home in French', '/fr'),
    page('product', productPath(product)),
    page('sub-category', listingPath(category, subCategory)),
    page('search', '/search?q=lipstick'),
    page('data of a product page', `${productPath(product)}.data`),
    read('API: categories', endpoints.category.get),
    read('API: list', endpoints.product.getByCategoryAndSubCategory, listing),
    read('API: details', endpoints.product.getDetails, { productId: product._id }),
    read('API: search', endpoints.product.search, { search: 'lipstick' }),
  ];
}

function page(name: string, path: string): Asked {
  return { name, path, method: 'GET', budget: budgets.page };
}

function read(name: string, endpoint: string, input?: object): Asked {
  const [method, path = ''] = endpoint.split(' ');
  const asked = { name, path, budget: budgets.api };
  return method === 'GET'
    ? { ...asked, method }
    : { ...asked, method: 'POST', body: JSON.stringify(input ?? {}) };
}

async function compare(
  asked: Asked,
  port: number,
  other: ChildProcess,
  otherPort: number,
): Promise<RequestRow> {
  // Twice: the first request makes the answer, and the repeated ones make the shop compress it well.
  await send(port, asked);
  await load(port, asked, 4_000);
  const { head, body } = await send(port, asked);
  other.send({ path: asked.path, head, body: body.toString('base64') });
  await once(other, 'message');
  await load(otherPort, asked, 500);
  const pairs: { ours: Load; bare: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await load(port, asked, roundMs);
    pairs.push({ ours, bare: await load(otherPort, asked, roundMs) });
  }
  const failures = pairs.reduce((sum, pair) => sum + pair.ours.failures + pair.bare.failures, 0);
  if (failures > 0) throw new Error(`${asked.name}: ${failures} answers were no success.`);
  return {
    name: asked.name,
    ours: median(pairs.map(({ ours }) => ours.perSecond)),
    bare: median(pairs.map((pair) => pair.bare.perSecond)),
    ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
    budget: asked.budget,
    bytes: pairs[0]?.ours.bytes ?? 0,
  };
}

async function load(port: number, asked: Asked, milliseconds: number): Promise<Load> {
  const options = { port, connections, milliseconds, request: requestText(asked) };
  const { stdout } = await run(process.execPath, [here('./load-client.ts'), JSON.stringify(options)]);
  return loadShape.parse(JSON.parse(stdout));
}

function requestText({ method, path, body }: Asked): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: shop',
    `accept-encoding: ${encodings}`,
    'accept-language: en',
  ];
  if (body !== undefined)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

function send(port: number, { method, path, body }: Asked, encoding = encodings) {
  return new Promise<{ head: string[]; body: Buffer; text: string }>((resolve, reject) => {
    const headers = {
      'accept-language': 'en',
      'accept-encoding': encoding,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const request = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ head: withoutNodesOwn(answer.rawHeaders), body: whole, text: whole.toString() });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Leaves out the headers that Node's server adds to each answer itself. */
function withoutNodesOwn(head: readonly string[]): string[] {
  return head.filter(
    (_text, index) => !/^(date|connection|keep-alive)$/i.test(head[index - (index % 2)] ?? ''),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
