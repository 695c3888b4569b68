import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';

test('a password in an address whose signs are not encoded is refused with the way to write them', () => {
  for (const [name, value] of [
    ['DATABASE_URL', 'postgres://shop:a#b@127.0.0.1:5432/shop'],
    ['DATABASE_URL', 'postgres://shop:a/b@127.0.0.1:5432/shop'],
    ['DATABASE_URL', 'postgres://shop:12/b@127.0.0.1:5432/shop'],
    ['DATABASE_URL', 'postgres://shop:12#b@127.0.0.1:5432,127.0.0.2:5432/shop'],
    ['DATABASE_READ_URL', 'postgres://shop:12?b@127.0.0.1:5432/shop'],
    ['SMTP_URL', 'smtp://shop:12/b@mail.example:587'],
    ['DATABASE_READ_URL', 'postgres://shop:a?b@127.0.0.1:5432/shop'],
    ['SMTP_URL', 'smtp://shop:a#b@mail.example:587'],
  ] as const) {
    const database = { DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };
    expect(() => readEnv({ ...database, [name]: value })).toThrow(
      new RegExp(`^${name} .+: in a password write # as %23, / as %2F, \\? as %3F and @ as %40\\.$`),
    );
  }
});

test('with nothing set the shop keeps everything in ./data and shows the demo catalogue on port 3000', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    dataFolder: resolve('data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
    namesStatements: true,
    admin: undefined,
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    fillsDemoCatalogue: true,
    improvesPictures: true,
    servesWorker: true,
    rateLimitFactor: 1,
    countsTogether: false,
    joinsOthers: true,
    settings: { name: 'Ndolo Beauty', publicUrl: 'http://localhost:3000' },
  });
});

test('several processes count requests together unless that is switched off', () => {
  expect(readEnv({ WEB_CONCURRENCY: '4' })).toMatchObject({ processes: 4, countsTogether: true });
  expect(readEnv({ WEB_CONCURRENCY: '4', SHARED_LIMITS: 'off' })).toMatchObject({
    ...{ countsTogether: false, joinsOthers: false },
  });
  expect(readEnv({ SHARED_LIMITS: 'on' })).toMatchObject({ processes: 1, countsTogether: true });
  expect(() => readEnv({ WEB_CONCURRENCY: '0' })).toThrow(
    'WEB_CONCURRENCY must be a whole number from 1 to 64.',
  );
});

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', ADMIN_EMAIL: ' ' })).toMatchObject({ port: 3000, admin: undefined });
});

test('a database of its own gets no demo catalogue unless asked', () => {
  const database = { DATABASE_URL: 'postgres://shop@db.example/shop' };
  expect(readEnv(database).fillsDemoCatalogue).toBe(false);
  expect(readEnv({ ...database, DEMO_CATALOGUE: 'on' }).fillsDemoCatalogue).toBe(true);
});

test('everything that is wrong is said at once, one sentence a variable', () => {
  const wrong = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://db',
    SMTP_URL: 'mail',
    RATE_LIMIT_FACTOR: '0',
    STORE_PHONE: '677',
  };
  expect(() => readEnv(wrong)).toThrow(
    [
      'PORT must be a whole number from 0 to 65535.',
      'DATABASE_URL must be an address such as postgres://user:password@host/shop.',
      'SMTP_URL must be an address such as smtp://user:password@host:587.',
      'RATE_LIMIT_FACTOR must be more than 0.',
      'STORE_PHONE must be a number such as +237677123456.',
    ].join('\n'),
  );
});

test.each([
  [{ ADMIN_EMAIL: 'solange@example.com' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
  [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
  [{ S3_BUCKET: 'pictures' }, 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY go together'],
  [{ PUBLIC_URL: 'https://example.com/shop' }, 'PUBLIC_URL has to end after the host'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be off, the number of proxies'],
  [{ STORE_SHOP_HOURS: 'always' }, 'STORE_SHOP_HOURS must be JSON such as'],
])('%j is refused', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence);
});

test.each([
  ['1', 1],
  ['off', false],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['2001:db8::1', ['2001:db8::1']],
])('TRUST_PROXY=%s is understood', (text, trustProxy) => {
  expect(readEnv({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
});

test.each([
  {},
  { PUBLIC_URL: 'http://127.0.0.1:3000' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  { PUBLIC_URL: 'http://shop.localhost' },
  { PUBLIC_URL: 'http://192.168.1.20:3000', HOST: '0.0.0.0' },
  { PUBLIC_URL: 'http://laptop.local:3000', HOST: '0.0.0.0' },
])('test payments are offered where only this machine or its own network reaches the shop: %j', (source) => {
  expect(readEnv(source).sandboxUse).toBe('without_keys');
  expect(readEnv({ ...source, SANDBOX_PAYMENTS: 'on' }).sandboxUse).toBe('on');
  expect(readEnv({ ...source, SANDBOX_PAYMENTS: 'off' }).sandboxUse).toBe('off');
});

describe.each([
  { PUBLIC_URL: 'https://shop.example.cm' },
  { PUBLIC_URL: 'http://41.202.219.1:3000' },
  { PUBLIC_URL: 'https://localhost.example.cm' },
  { PUBLIC_URL: 'https://172.32.0.1' },
  { PUBLIC_URL: 'http://[2001:db8::1]' },
  { HOST: '0.0.0.0' },
  { HOST: '41.202.219.1' },
])('a shop that others reach, %j', (source) => {
  test('takes no test payments', () => {
    expect(readEnv(source).sandboxUse).toBe('off');
  });

  test('refuses to be asked for them in passing', () => {
    expect(() => readEnv({ ...source, SANDBOX_PAYMENTS: 'on' })).toThrow('SIMULATED_PAYMENTS_IN_PUBLIC=on');
  });

  test('takes them where the owner says that strangers may pay with nothing', () => {
    const said = { ...source, SIMULATED_PAYMENTS_IN_PUBLIC: 'on' };
    expect(readEnv(said).sandboxUse).toBe('without_keys');
    expect(readEnv({ ...said, SANDBOX_PAYMENTS: 'on' }).sandboxUse).toBe('on');
    expect(readEnv({ ...said, SANDBOX_PAYMENTS: 'off' }).sandboxUse).toBe('off');
  });
});

test('the store facts can be changed without touching the code', () => {
  const { settings } = readEnv({
    STORE_NAME: 'Belle Douala',
    STORE_TIKTOK_URL: 'https://example.com/t',
    PUBLIC_URL: 'https://belle.example/',
  });
  expect(settings).toMatchObject({
    name: 'Belle Douala',
    publicUrl: 'https://belle.example',
    social: { tiktok: 'https://example.com/t' },
  });
});

test('pictures lie in a bucket once its endpoint, name and keys are set', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readEnv({}).s3).toBeUndefined();
  expect(readEnv({ ...bucket, S3_PREFIX: '/shop' }).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'pictures',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'us-east-1',
    prefix: 'shop/',
  });
});
