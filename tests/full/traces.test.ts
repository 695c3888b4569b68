import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { newDataFolder, openShop } from '#tests/launch/launch-shop.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { makeOnlineShopper } from '#tests/support/online-shopper.ts';

vi.setConfig({ testTimeout: 120_000 });

const shop = await testShop();

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});
type Span = z.infer<typeof span>;

test('one order is one trace: the request, its statements and the call of the provider, without a person in it', async () => {
  const collector = await openCollector();
  const momo = await openProvider();
  const { port } = await openShop(await newDataFolder(), {
    env: {
      DATABASE_URL: shop.connectionString,
      AUTH_SECRET: testAuthSecret,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      MTN_MOMO_SUBSCRIPTION_KEY: 'key',
      MTN_MOMO_API_USER: '0b1ddc5e-9cb7-4ed8-8e4b-0d5ad6b8ad8a',
      MTN_MOMO_API_KEY: 'key',
      MTN_MOMO_BASE_URL: momo.url,
    },
  });
  const { order, token } = await makeOnlineShopper(shop);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

  const answer = await fetch(`http://localhost:${port}/api/order/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
    body: JSON.stringify({ ...order, provider: 'mtn_momo', payer_phone: '677001122' }),
  });

  expect(answer.status).toBe(201);
  const spans = () => collector.spans.filter((one) => one.traceId === traceId);
  const named = (name: string) => spans().find((one) => one.name === name);
  await expect.poll(() => named('POST /api/order/checkout'), { timeout: 30_000 }).toBeDefined();
  const request = named('POST /api/order/checkout');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(valuesOf(request)).toMatchObject({
    'http.route': '/api/order/checkout',
    'http.response.status_code': 201,
    'shop.request_id': expect.any(String),
  });
  expect(named('insert orders')?.parentSpanId).toBe(request?.spanId);
  const asked = named('mtn_momo start');
  expect(asked?.parentSpanId).toBe(request?.spanId);
  const { traceparent } = momo.asked.find(({ path }) => path.endsWith('/requesttopay')) ?? {};
  expect(traceparent).toBe(`00-${traceId}-${asked?.spanId}-01`);
  await expect
    .poll(() => collector.spans.map(({ name }) => name), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^job /));
  const said = JSON.stringify(collector.spans);
  expect(said).not.toMatch(/677001122|@|Amina/i);
});

test('the packages of OpenTelemetry are imported by one folder, which is loaded on demand only', async () => {
  const root = new URL('../../', import.meta.url);
  const files = await Promise.all(
    ['server', 'core', 'adapters', 'db', 'scripts'].map(async (folder) =>
      (await readdir(new URL(folder, root), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  );
  const sources = files.flat().filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name));
  const importing: string[] = [];
  for (const path of sources) {
    const text = await readFile(new URL(path, root), 'utf8');
    const isLoading = /^import (?!type\b)[^;]*from '(@opentelemetry\/[^']+|[^']*\/start-tracing\.ts)'/m.test(
      text,
    );
    if (isLoading) importing.push(path);
  }
  expect(importing.toSorted()).toEqual(['server/tracing/start-tracing.ts', 'server/tracing/trace-parent.ts']);
});

function valuesOf(one: Span | undefined): Record<string, string | number | undefined> {
  return Object.fromEntries(
    (one?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}

/** Receives traces as a collector does: OTLP over HTTP as JSON. */
async function openCollector(): Promise<{ url: string; spans: Span[] }> {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = sent.parse(JSON.parse((await buffer(request)).toString('utf8')));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  return { url: await listen(server), spans };
}

type Asked = { path: string; traceparent: string | undefined };

/** The parts of MTN MoMo's API that one pending payment needs. */
async function openProvider(): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, traceparent: request.headers.traceparent?.toString() });
    response.setHeader('content-type', 'application/json');
    if (path.endsWith('/token/')) response.end('{"access_token":"t","token_type":"b","expires_in":3600}');
    else if (path.endsWith('/requesttopay')) response.writeHead(202).end();
    else response.end('{"status":"PENDING","amount":"0","currency":"XAF"}');
  });
  return { url: await listen(server), asked };
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
