import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from '#adapters/media/s3-picture-files.ts';
import type { PaymentSettings } from '#adapters/payments/payment-settings.ts';
import type { SandboxUse } from '#adapters/payments/with-sandbox.ts';
import type { PhoneSettings } from '#adapters/phones/phone-settings.ts';
import { isReachedLocally } from '#core/payments/is-reached-locally.ts';
import type { Settings } from '#core/settings.ts';
import { eachHost } from '#db/writable-host.ts';
import type { SettingValues } from '#shared/settings.ts';
import { type BackupSettings, backupRules, backupVariables, readBackupSettings } from './env-backups.ts';
import { bucketIn } from './env-bucket.ts';
import { paymentRules, paymentVariables, readPaymentSettings } from './env-payments.ts';
import { phoneRules, phoneVariables, readPhoneSettings } from './env-phones.ts';
import { fixedSettingsIn, settingsWithOverrides, storeVariables } from './env-store-facts.ts';
import { StartProblem } from './start-problem.ts';
import type { TraceSettings } from './tracing/start-tracing.ts';

/** The settings of this shop from the environment, read and checked once. */
export type Env = {
  port: number;
  host: string;
  /** How many processes serve requests on this machine. */
  processes: number;
  /** Absolute. Holds the database (unless `databaseUrl`), pictures, unsent mail and generated secrets. */
  dataFolder: string;
  databaseUrl: string | undefined;
  /** Set if `databaseUrl` goes through a pooler in transaction mode: the direct address. */
  databaseDirectUrl: string | undefined;
  /** A standby for public reads. */
  databaseReadUrl: string | undefined;
  /** Whether frequent statements are prepared once for each connection. */
  namesStatements: boolean;
  /** Without it, the first start creates an admin (decision 16). */
  admin: { email: string; password: string } | undefined;
  /** Where picture files are stored instead of `dataFolder`. */
  s3: S3Settings | undefined;
  smtpUrl: string | undefined;
  /** Who receives mails, besides the shop's managers, when the database is away. */
  operatorEmail: string | undefined;
  /** Hosts that accept push messages for browsers, besides those of the known makers. */
  pushServices: string[];
  /** Without a slash at the end. */
  publicUrl: string;
  trustProxy: false | number | string[];
  fillsDemoCatalogue: boolean;
  /** Whether requested pictures are also made as AVIF, which takes fewer bytes and more processor time. */
  improvesPictures: boolean;
  /** Whether methods without a provider's keys are simulated. */
  sandboxUse: SandboxUse;
  /** The owner allows strangers to pay with simulated money. */
  simulatesInPublic: boolean;
  /** Off removes every service worker that browsers have installed, in case one does harm. */
  servesWorker: boolean;
  /** Kept answers list the tags of what they show, for a cache in front that can be emptied by tag. */
  sendsSurrogateKeys: boolean;
  rateLimitFactor: number;
  /** Several processes run this shop: request limits are counted in the database. */
  countsTogether: boolean;
  /** Counts requests in the database once other starts of the shop are found at it. */
  joinsOthers: boolean;
  logLevel: (typeof logLevels)[number];
  /** Writes a line to the log for each request. */
  logsRequests: boolean;
  /** Opens `/metrics` to clients that send this token; without a token the address does not exist. */
  metricsToken: string | undefined;
  /** Where traces are sent. */
  traces: TraceSettings | undefined;
  /** Signs access tokens; without one the shop makes a secret and keeps it in the data folder. */
  authSecret: string | undefined;
  settings: Settings;
  /** Settings of the owner's page that are set by environment variables. */
  fixedSettings: Partial<SettingValues>;
  backups: BackupSettings;
  /** The payment providers that have keys. */
  payments: PaymentSettings;
  /** The channels to phones that have keys. */
  phones: PhoneSettings;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const longestPort = 65_535;
const mostProcesses = 64;

const variables = z.object({
  PORT: wholeNumber(0, longestPort).default(3000),
  HOST: z.string().default('localhost'),
  WEB_CONCURRENCY: wholeNumber(1, mostProcesses).default(1),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress().optional(),
  DATABASE_DIRECT_URL: databaseAddress().optional(),
  DATABASE_READ_URL: address(
    ['postgres:', 'postgresql:'],
    'the address of one standby, such as postgres://user:password@host/shop',
  ).optional(),
  DATABASE_NAMED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'an address such as https://s3.example.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w/.-]*$/, 'may hold letters, digits and / . - _ only')
    .default(''),
  SMTP_URL: address(['smtp:', 'smtps:'], 'an address such as smtp://user:password@host:587').optional(),
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  PUSH_SERVICES: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .default([]),
  PUBLIC_URL: address(['http:', 'https:'], 'an address such as https://shop.example.com').optional(),
  TRUST_PROXY: z.string().transform(readTrustedProxies).default(false),
  DEMO_CATALOGUE: z.enum(['on', 'off'], 'must be on or off').optional(),
  PICTURE_JOB: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SANDBOX_PAYMENTS: z.enum(['on', 'off'], 'must be on or off').optional(),
  SIMULATED_PAYMENTS_IN_PUBLIC: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SURROGATE_KEYS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SHARED_LIMITS: z.enum(['on', 'off'], 'must be on or off').optional(),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be more than 0').default(1),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  LOG_REQUESTS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    ['http:', 'https:'],
    'the address of a collector such as http://localhost:4318',
  ).optional(),
  OTEL_SERVICE_NAME: z.string().default('shop'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ...backupVariables,
  ...paymentVariables,
  ...phoneVariables,
  ...storeVariables,
});

const s3Variables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const rules = [
  {
    isBroken: (env: z.infer<typeof variables>) => {
      const given = s3Variables.filter((name) => env[name] !== undefined).length;
      return given > 0 && given < s3Variables.length;
    },
    sentence: `${s3Variables.join(', ')} go together: set all of them, or none.`,
  },
  {
    isBroken: (env: z.infer<typeof variables>) =>
      (env.ADMIN_EMAIL === undefined) !== (env.ADMIN_PASSWORD === undefined),
    sentence: 'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both, or neither.',
  },
  {
    isBroken: (env: z.infer<typeof variables>) =>
      env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined,
    sentence: 'DATABASE_DIRECT_URL is the way past the pooler of DATABASE_URL: set both, or neither.',
  },
  {
    isBroken: (env: z.infer<typeof variables>) =>
      env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined,
    sentence: 'DATABASE_READ_URL is a standby of the database of DATABASE_URL: set both, or neither.',
  },
  {
    isBroken: (env: z.infer<typeof variables>) =>
      env.PUBLIC_URL !== undefined && new URL(env.PUBLIC_URL).pathname !== '/',
    sentence: 'PUBLIC_URL has to end after the host: the shop is served at the root of its address.',
  },
  {
    isBroken: (env: z.infer<typeof variables>) => env.SANDBOX_PAYMENTS === 'on' && !maySimulate(env),
    sentence:
      'SANDBOX_PAYMENTS=on lets every visitor of a public shop have orders paid without money. ' +
      'Set SIMULATED_PAYMENTS_IN_PUBLIC=on if you want that.',
  },
  ...backupRules,
  ...paymentRules,
  ...phoneRules,
];

/** Reads the environment; reports all wrong settings at once, with a sentence for each. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new StartProblem([...new Set(sentences)].join('\n'));
  }
  const broken = rules.filter((rule) => rule.isBroken(parsed.data));
  if (broken.length > 0) throw new StartProblem(broken.map((rule) => rule.sentence).join('\n'));
  return toEnv(parsed.data);
}

function toEnv(values: z.infer<typeof variables>): Env {
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  const settings = settingsWithOverrides(values, publicUrl);
  const dataFolder = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    processes: values.WEB_CONCURRENCY,
    dataFolder,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    namesStatements:
      (values.DATABASE_NAMED_STATEMENTS ?? (values.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
    admin:
      values.ADMIN_EMAIL !== undefined && values.ADMIN_PASSWORD !== undefined
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    s3: bucketIn({
      endpoint: values.S3_ENDPOINT,
      bucket: values.S3_BUCKET,
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
      region: values.S3_REGION,
      prefix: values.S3_PREFIX,
    }),
    smtpUrl: values.SMTP_URL,
    operatorEmail: values.OPERATOR_EMAIL,
    pushServices: values.PUSH_SERVICES,
    publicUrl,
    trustProxy: values.TRUST_PROXY,
    fillsDemoCatalogue: (values.DEMO_CATALOGUE ?? (values.DATABASE_URL ? 'off' : 'on')) === 'on',
    improvesPictures: values.PICTURE_JOB === 'on',
    sandboxUse: values.SANDBOX_PAYMENTS ?? (maySimulate(values) ? 'without_keys' : 'off'),
    simulatesInPublic: values.SIMULATED_PAYMENTS_IN_PUBLIC === 'on',
    servesWorker: values.SERVICE_WORKER === 'on',
    sendsSurrogateKeys: values.SURROGATE_KEYS === 'on',
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    countsTogether: (values.SHARED_LIMITS ?? (values.WEB_CONCURRENCY > 1 ? 'on' : 'off')) === 'on',
    joinsOthers: values.SHARED_LIMITS === undefined,
    logLevel: values.LOG_LEVEL,
    logsRequests: values.LOG_REQUESTS === 'on',
    metricsToken: values.METRICS_TOKEN,
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: values.OTEL_SERVICE_NAME },
    authSecret: values.AUTH_SECRET,
    settings,
    fixedSettings: fixedSettingsIn(values),
    backups: readBackupSettings(values, { dataFolder, hasOwnDatabase: values.DATABASE_URL === undefined }),
    payments: readPaymentSettings(values),
    phones: readPhoneSettings(values),
  };
}

/** Strangers must not be able to press 'Pay' in the sandbox: it is for a shop that only the local network reaches, or whose owner insists. */
function maySimulate({ PUBLIC_URL, HOST, SIMULATED_PAYMENTS_IN_PUBLIC }: z.infer<typeof variables>): boolean {
  return SIMULATED_PAYMENTS_IN_PUBLIC === 'on' || isReachedLocally({ publicUrl: PUBLIC_URL, host: HOST });
}

function wholeNumber(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence);
}

/** An address with one host or several, each with its port. */
function databaseAddress() {
  return z
    .string()
    .refine(
      (text) =>
        eachHost(text).every(
          (host) =>
            URL.canParse(host) &&
            ['postgres:', 'postgresql:'].includes(new URL(host).protocol) &&
            !cutsPassword(new URL(host)),
        ),
      { error: sentenceWithSigns('an address such as postgres://user:password@host/shop') },
    );
}

function address(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) &&
        protocols.includes(new URL(text).protocol) &&
        (protocols.includes('https:') || !cutsPassword(new URL(text))),
      { error: sentenceWithSigns(example) },
    );
}

/** Whether a password was cut: `user:12/b@host` reads as the host `user` and the port 12. */
function cutsPassword({ pathname, search, hash }: URL): boolean {
  return `${pathname}${hash}`.includes('@') || /^\?[^=]*@/.test(search);
}

/** Adds how signs are written where a password seems to hold one that ends the host of an address. */
function sentenceWithSigns(example: string) {
  return ({ input }: { input?: unknown }) =>
    /^\w+:\/\/[^@]*[#/?]/.test(String(input)) && String(input).includes('@')
      ? `must be ${example}: in a password write # as %23, / as %2F, ? as %3F and @ as %40`
      : `must be ${example}`;
}

/**
 * How many proxies are in front of the shop, or their addresses. Trusting every proxy is not offered: a client could
 * then claim a new address for each login attempt.
 */
function readTrustedProxies(text: string, context: z.RefinementCtx): Env['trustProxy'] {
  if (text === 'off' || text === '0') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (
    addresses.every(
      (part) =>
        /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i.test(part) &&
        /[.:]|local|loopback/.test(part),
    )
  )
    return addresses;
  context.addIssue(
    'must be off, the number of proxies in front of the shop, or their addresses separated by commas',
  );
  return z.NEVER;
}
