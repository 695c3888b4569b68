import { isAbsolute, join, relative } from 'node:path';
import pg from 'pg';
import { eachHost } from '#db/writable-host.ts';
import type { Env } from '#server/env.ts';
import type { RunningShop } from '#server/main.ts';
import { walletNames } from '#shared/payment-methods.ts';

function hostsOf(databaseUrl: string): string {
  return eachHost(databaseUrl)
    .map((host) => new URL(host).host || 'DATABASE_URL')
    .join(', ');
}

/** Hosts reached without TLS, except this machine and names without a dot, which exist only in a container or office network. */
function hostsInPlain({ databaseUrl, databaseDirectUrl, databaseReadUrl }: Env): string[] {
  const addresses = [databaseUrl, databaseDirectUrl, databaseReadUrl].flatMap((url) =>
    url === undefined ? [] : eachHost(url),
  );
  // Parsed as the connection does: if the address does not say, PGSSLMODE may.
  const inPlain = addresses.filter((connectionString) => !new pg.Client({ connectionString }).ssl);
  const far = inPlain
    .map((address) => new URL(address).hostname)
    .filter((host) => /[.:]/.test(host) && !/^(127\.|\[::1\]$)/.test(host));
  return [...new Set(far)];
}

/** The start lines for the operator: the address, the admin, where mail goes, whether payments are simulated, how to stop. */
export function openingLines(env: Env, shop: Pick<RunningShop, 'admin' | 'payments'>): string[] {
  const place = (name: string) => readablePath(join(env.dataFolder, name));
  const mail = env.smtpUrl
    ? `sent by ${new URL(env.smtpUrl).host}`
    : `written to ${place('outbox')}/ (SMTP_URL is not set)`;
  const data = env.databaseUrl
    ? `${hostsOf(env.databaseUrl)}, files in ${place('')}/`
    : `${place('')}/, with the shop's own PostgreSQL`;
  const inPlain = hostsInPlain(env);
  return [
    '',
    `${env.settings.name} is open: ${env.publicUrl}`,
    `  Admin  ${shop.admin}`,
    `  Mail   ${mail}`,
    ...textsLine(env, place('outbox')).map((line) => `  Texts  ${line}`),
    `  Money  ${moneyLine(shop.payments)}`,
    ...(env.simulatesInPublic && shop.payments.some(({ isSimulated }) => isSimulated)
      ? ['         WARNING: strangers can have orders paid without money (SIMULATED_PAYMENTS_IN_PUBLIC=on)']
      : []),
    `  Data   ${data}`,
    ...(inPlain.length > 0
      ? [
          `         WARNING: ${inPlain.join(', ')} is reached without TLS; sslmode=verify-full in its address asks for it`,
        ]
      : []),
    ...(env.publicUrl.startsWith('https:') && env.trustProxy === false
      ? [
          '  Proxy  WARNING: all shoppers count as one for the request limits until TRUST_PROXY is set (.env.example)',
        ]
      : []),
    ...(env.processes > 1 ? [`  Work   ${env.processes} processes serve it`] : []),
    '  Stop   Ctrl-C',
    '',
  ];
}

const methodNames = { card: 'card', ...walletNames };

function moneyLine(payments: RunningShop['payments']): string {
  if (payments.length === 0) return 'cash on delivery only: no payment provider is set up (docs/payments.md)';
  if (payments.every(({ isSimulated }) => isSimulated)) {
    return 'online payments are simulated, no money moves (docs/payments.md tells how to set real keys)';
  }
  return payments
    .map(({ method, isSimulated }) => `${methodNames[method]}${isSimulated ? ' (simulated)' : ''}`)
    .join(', ');
}

function readablePath(path: string): string {
  const fromHere = relative('', path);
  return fromHere.startsWith('..') || isAbsolute(fromHere) ? path : fromHere;
}

/** The line about messages to phones, if ORDER_TEXTS is set or there are keys that the owner may use. */
function textsLine({ phones: { orangeSms, whatsApp }, fixedSettings }: Env, outbox: string): string[] {
  const ways = [orangeSms && 'SMS by Orange', whatsApp && 'WhatsApp to buyers who agreed'].filter(Boolean);
  if (ways.length > 0 && fixedSettings.sendsTexts === undefined)
    return [`${ways.join(', ')}, while they are on in the settings`];
  if (fixedSettings.sendsTexts !== true) return [];
  return ways.length > 0
    ? [ways.join(', ')]
    : [`written to ${outbox}/, not sent (no keys of SMS or WhatsApp are set)`];
}
