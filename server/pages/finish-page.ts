import type { Made } from '../content/content-store.ts';
import { finishAnswer } from '../content/finished-answer.ts';
import { securityHeaders } from '../plugins/security-headers.ts';
import type { RenderedPage } from './render-page.ts';

/**
 * For browsers: ask each time, an ETag answers. For a cache in front of the shop: a second old at most, and while the shop
 * does not answer the last copy for a day. Nothing is shown stale while it is asked for: Chromium would do so as well, with
 * prices of before, and without a network its old page would pass for a fresh one.
 */
const forEveryone = 'public, max-age=0, s-maxage=1, stale-if-error=86400';

const outageRetrySeconds = '5';

/** Everything of an answer that is the same for everybody. */
export function finishPage(
  { status, headers, text, read }: RenderedPage,
  { path, publicUrl }: { path: string; publicUrl: string },
): Made {
  const isPersonal = headers['cache-control']?.includes('no-store') ?? false;
  const isOutage = read.isOutage && status !== 404;
  const answer = finishAnswer(isOutage ? 503 : status, text, {
    ...securityHeaders(publicUrl).document,
    vary: path === '/' ? 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site' : 'Accept-Encoding',
    'cache-control': status === 200 ? forEveryone : 'no-cache',
    ...headers,
    ...(isOutage ? { 'cache-control': 'no-store', 'retry-after': outageRetrySeconds } : {}),
  });
  const isKept = status === 200 && read.isKept && !isPersonal && headers['set-cookie'] === undefined;
  return {
    answer,
    tags: new Set(['categories', ...read.tags]),
    isKept: isKept && !isOutage,
    isOutage,
    freshUntil: read.trueUntil,
  };
}
