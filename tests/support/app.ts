import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { startSession } from '#core/accounts/start-session.ts';
import { workOff } from '#core/jobs/work-off.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { outbox } from '#core/mail/outbox.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { defaultSettings } from '#core/settings.ts';
import type { Store } from '#core/store.ts';
import type { DatabaseOptions } from '#db/client.ts';
import { buildApp } from '#server/app.ts';
import { buildStore, type StoreEnv } from '#server/build-store.ts';
import type { Env } from '#server/env.ts';
import type { Call, CallAnswer, Endpoint } from '#shared/contract/call.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import type { Contract, Noun } from '#shared/contract/contract.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { testBucket } from './test-bucket.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { lenientLimits } from './without-limits.ts';

type AnyCall = { [N in Noun]: Contract[N][keyof Contract[N]] }[Noun];
type CallAt<E extends Endpoint> = Extract<AnyCall, { endpoint: E }>;

/** The parsed answer. On a refusal `data` holds the facts instead: compare it with `toEqual` or `toMatchObject`. */
export type TestAnswer<E extends Endpoint> = {
  status: number;
  headers: LightMyRequestResponse['headers'];
  body: (CallAt<E> extends Call ? CallAnswer<CallAt<E>> : never) & {
    code?: string;
    fields?: Record<string, string>;
  };
};

export type CallOptions = {
  token?: string | undefined;
  idempotencyKey?: string;
  language?: 'en' | 'fr';
  headers?: Record<string, string>;
};

export type LogEntry = { level: 'info' | 'warn' | 'error'; facts: object; message: string };

export type TestShop = {
  store: Store;
  app: FastifyInstance;
  clock: TestClock;
  connectionString: string;
  /** Everything the shop logged. */
  logged: LogEntry[];
  /** Writes the order news, sends the outbox and returns all mails sent so far. */
  sentMails(): Promise<Mail[]>;
  /** One call over HTTP, by its endpoint: `shop.call(endpoints.cart.create, { productId }, { token })`. */
  call<E extends Endpoint>(endpoint: E, input?: unknown, options?: CallOptions): Promise<TestAnswer<E>>;
  /** Like `call`, with a file in the call's multipart field, after the other fields of the form. */
  upload<E extends Endpoint>(
    endpoint: E,
    file: { field: string; bytes: Buffer; name?: string; type?: string; fields?: Record<string, string> },
    options?: CallOptions,
  ): Promise<TestAnswer<E>>;
  /** Opens a session without the login call and returns its access token. */
  logInAs(user: { id: string }): Promise<string>;
};

export type TestShopOptions = {
  overrides?: Partial<Store>;
  env?: Partial<Pick<Env, 'trustProxy' | 'rateLimitFactor' | 'metricsToken' | 'logsRequests'>>;
  /** Applies the limits on orders to shoppers. Without it a story of many orders with one phone does not reach them. */
  keepsLimits?: boolean;
  database?: DatabaseOptions;
  /** Uses this database instead of a new, empty one. */
  on?: TestDatabase;
};

/**
 * With `TEST_TWO_MACHINES=1` each shop of a test is two machines that share the database and a bucket, and nothing else. `npm run
 * test:full` also runs the tests of the API that way.
 */
export const isPlayedByTwo = process.env.TEST_TWO_MACHINES === '1';

/** Also for other processes on the database of such a shop, so that all accept the same tokens. */
export const testAuthSecret = 'of the tests, with at least thirty-two characters';

/** A whole shop without pages for this test file, on its own database; without request limits unless asked for. */
export async function testShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { db, connectionString } = options.on ?? (await testDatabase(options.database));
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-test-data-'));
  const clock = createTestClock();
  const logged: LogEntry[] = [];
  const mails: Mail[] = [];
  const shared = isPlayedByTwo ? await testBucket() : undefined;
  const envAt = (folder: string) =>
    ({
      dataFolder: folder,
      s3: shared,
      smtpUrl: undefined,
      logLevel: 'silent',
      authSecret: testAuthSecret,
      payments: {},
      sandboxUse: 'without_keys',
      settings: defaultSettings,
      // All machines share one place for backups (docs/operate.md).
      backups: { folder: join(dataFolder, 'backups'), s3: undefined, key: undefined, isDaily: true },
    }) satisfies StoreEnv;
  const overrides = {
    clock,
    log: collectingLog(logged),
    mailer: { send: async (mail) => void mails.push(mail) },
    shopSettings: createShopSettings(db, options.keepsLimits ? {} : lenientLimits),
    ...options.overrides,
  } satisfies Partial<Store>;
  const store = await buildStore(envAt(dataFolder), db, overrides);
  const open = (of: Store) =>
    buildApp(of, {
      trustProxy: false,
      rateLimitFactor: 1_000,
      countsTogether: isPlayedByTwo,
      ...options.env,
    });
  const app = await open(store);
  const machines = [app];
  if (isPlayedByTwo) {
    const second = join(dataFolder, 'second');
    await mkdir(second);
    machines.push(await open(await buildStore(envAt(second), db, overrides)));
  }
  let turns = 0;
  /** Calls go to the machines in turn, as from a load balancer without sticky sessions. */
  function machine(): FastifyInstance {
    turns += 1;
    return machines[turns % machines.length] ?? app;
  }
  afterAll(async () => {
    await Promise.all(machines.map((each) => each.close()));
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    store,
    app,
    clock,
    connectionString,
    logged,
    sentMails: async () => {
      await workOff(store, orderNews);
      await workOff(store, outbox);
      return mails;
    },
    call: (endpoint, input, callOptions) =>
      methodAndPath(endpoint).method === 'GET'
        ? inject(machine(), endpoint, { headers: {}, query: queryOf(input) }, callOptions)
        : inject(machine(), endpoint, jsonBody(input), callOptions),
    upload: (endpoint, file, callOptions) => inject(machine(), endpoint, multipartBody(file), callOptions),
    logInAs: async (user) => (await startSession(store, user.id)).accessToken,
  };
}

type Body = { payload?: string | Buffer; query?: string; headers: Record<string, string> };

async function inject<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  body: Body,
  options: CallOptions = {},
): Promise<TestAnswer<E>> {
  const { method, path } = methodAndPath(endpoint);
  const response = await app.inject({
    method,
    url: `${path}${body.query ?? ''}`,
    headers: { ...body.headers, ...headersOf(options) },
    ...(body.payload === undefined ? {} : { payload: body.payload }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    // The server checks every answer against the contract before sending it; tests look at the parts they need. A file has no body here.
    body: (isJson(response) ? response.json() : {}) as TestAnswer<E>['body'],
  };
}

function isJson({ headers }: LightMyRequestResponse): boolean {
  return headers['content-type']?.toString().startsWith('application/json') ?? false;
}

function headersOf(options: CallOptions): Record<string, string> {
  return {
    ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    ...(options.language === undefined ? {} : { 'accept-language': options.language }),
    ...options.headers,
  };
}

function queryOf(input: unknown): string {
  const fields = Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]);
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`;
}

function jsonBody(input: unknown): Body {
  if (input === undefined) return { headers: {} };
  return { payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } };
}

function multipartBody(file: {
  field: string;
  bytes: Buffer;
  name?: string;
  type?: string;
  fields?: Record<string, string>;
}): Body {
  const boundary = 'test-form-boundary';
  const head = [
    ...Object.entries(file.fields ?? {}).flatMap(([name, value]) => [
      `--${boundary}`,
      `content-disposition: form-data; name="${name}"`,
      '',
      value,
    ]),
    `--${boundary}`,
    `content-disposition: form-data; name="${file.field}"; filename="${file.name ?? 'picture.png'}"`,
    `content-type: ${file.type ?? 'image/png'}`,
    '',
    '',
  ].join('\r\n');
  return {
    payload: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

function collectingLog(entries: LogEntry[]): Store['log'] {
  const at = (level: LogEntry['level']) => (facts: object, message: string) =>
    void entries.push({ level, facts, message });
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
