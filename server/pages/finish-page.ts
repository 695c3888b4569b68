import type { Made } from '../content/content-store.ts';
import { finishAnswer } from '../content/finished-answer.ts';
import { securityHeaders } from '../plugins/security-headers.ts';
import type { RenderedPage } from './render-page.ts';

/**
 * Browsers ask each time, and an ETag saves the download. A cache in front of the shop keeps a page for a second, and
 * serves the last copy for a day while the shop does not answer. There is no stale-while-revalidate: Chromium would obey it
 * too and show earlier prices, and without a network its old page would pass for a fresh one.
 */
const forEveryone = 'public, max-age=0, s-maxage=1, stale-if-error=86400';

const outageRetrySeconds = '5';

/** Completes a rendered page: its headers, and what the content store needs to keep it for everyone. */
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
