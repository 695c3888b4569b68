import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { PictureFetchFailure, PictureSource } from '#core/catalogue-files/picture-source.ts';
import { pictureLimits } from '#core/media/picture-rules.ts';
import { isPublicAddress } from './public-address.ts';

type Options = {
  isAllowed?: (address: string) => boolean;
  /** For tests, whose servers use other ports. */
  isAnyPort?: boolean;
  /** For tests: the certificate of their server, in addition to those that the system trusts. */
  trusted?: Buffer;
  mostBytes?: number;
  patienceMs?: number;
};

type Answer = Buffer | PictureFetchFailure | { movedTo: string };
type Address = { address: string; family: number };

const mostMoves = 4;

/**
 * Fetches pictures that an owner's file names. Each host name, including those of redirects, is looked up once, and the connection goes to
 * the address that was checked, so that a name cannot lead elsewhere by resolving differently the next time.
 */
export function createWebPictureSource({
  isAllowed = isPublicAddress,
  isAnyPort = false,
  trusted,
  mostBytes = pictureLimits.megabytes * 1024 * 1024,
  patienceMs = 20_000,
}: Options = {}): PictureSource {
  return {
    async fetch(url) {
      const signal = AbortSignal.timeout(patienceMs);
      let at = url;
      for (let moves = 0; moves <= mostMoves; moves += 1) {
        const answer = await ask(at, signal);
        if (typeof answer === 'string' || Buffer.isBuffer(answer)) return answer;
        at = answer.movedTo;
      }
      return 'unreachable';
    },
  };

  async function ask(address: string, signal: AbortSignal): Promise<Answer> {
    if (!URL.canParse(address)) return 'addressRefused';
    const url = new URL(address);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'addressRefused';
    // Other ports may belong to other services of a machine.
    if (!isAnyPort && !['', '80', '443'].includes(url.port)) return 'addressRefused';
    // No credentials are sent, and an incomplete percent escape in them would throw.
    url.username = '';
    url.password = '';
    const found = await findAddress(url.hostname.replace(/^\[|\]$/g, ''), signal);
    if (found === undefined) return 'unreachable';
    if (!isAllowed(found.address)) return 'addressRefused';
    return askAt(url, found, signal);
  }

  function askAt(url: URL, { address, family }: Address, signal: AbortSignal): Promise<Answer> {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve) => {
      const asked = request(
        url,
        {
          signal,
          agent: false,
          ...(trusted && { ca: trusted }),
          auth: undefined,
          headers: { accept: 'image/jpeg,image/png,image/webp,image/avif', 'user-agent': 'shop-import' },
          lookup: (_host, options, answer) => {
            if (options.all) answer(null, [{ address, family }]);
            else answer(null, address, family);
          },
        },
        (response) => {
          read(url, response).then(resolve, () => resolve('unreachable'));
        },
      );
      // Errors of other servers and of the network are not errors of the shop.
      asked.on('error', () => resolve('unreachable'));
      asked.end();
    });
  }

  async function read(url: URL, response: IncomingMessage): Promise<Answer> {
    const { statusCode = 0, headers } = response;
    const isMoved = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    if (isMoved && URL.canParse(headers.location ?? '', url)) {
      response.destroy();
      return { movedTo: new URL(headers.location ?? '', url).href };
    }
    if (statusCode !== 200) {
      response.destroy();
      return statusCode === 404 || statusCode === 410 ? 'notThere' : 'notGiven';
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > mostBytes) {
        response.destroy();
        return 'tooLarge';
      }
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  }
}

/** The system's look-up has no time limit, so it is awaited only until the signal. */
async function findAddress(host: string, signal: AbortSignal): Promise<Address | undefined> {
  const family = isIP(host);
  if (family !== 0) return { address: host, family };
  try {
    return await Promise.race([lookup(host), ended(signal)]);
  } catch (error) {
    // The name does not exist, or no name server answers now.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

function ended(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
