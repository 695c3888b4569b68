import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of a webhook: `t=<seconds>,v1=<hex>` over `<t>.<raw body>`, as a real provider signs. */
export const SIGNATURE_HEADER = 'sandbox-signature';

const toleranceSeconds = 300;

export function sign(secret: Buffer, body: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** Checks a signature in constant time; refuses one that is too old. */
export function isSigned(
  secret: Buffer,
  body: Buffer,
  header: string | string[] | undefined,
  now: Date,
): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(header ?? '')) ?? [];
  if (time === undefined || hex === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  return timingSafeEqual(digest(secret, Number(time), body), Buffer.from(hex, 'hex'));
}

function digest(secret: Buffer, seconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
