import { weakTag } from '../plugins/weak-tag.ts';
import type { Encoding } from './accepted-encoding.ts';
import { compressText, type Effort } from './compress-text.ts';

/** Smaller texts fit into the first packet without compression. */
const smallestCompressedBytes = 1024;

const ofUnchanged = new Set(['etag', 'cache-control', 'vary', 'content-security-policy', 'surrogate-key']);

/** A complete answer, ready to be written: headers, and a body in each encoding that was requested. */
export type FinishedAnswer = {
  status: number;
  etag: string;
  /** Without the headers that depend on the encoding. */
  headers: Readonly<Record<string, string>>;
  parts: Map<Encoding, FinishedPart>;
  /** The headers of a 304, which say how long the copy of a browser or a cache is valid. */
  unchangedHead: string[];
};

export type FinishedPart = {
  encoding: Encoding;
  /** Name, value, name, value, …: the form in which `writeHead` takes headers without checking them again. */
  head: string[];
  body: Buffer;
};

export function finishAnswer(
  status: number,
  text: string,
  given: Readonly<Record<string, string>>,
): FinishedAnswer {
  const etag = weakTag(text);
  const headers = { ...given, etag };
  const plain = Buffer.from(text);
  return {
    status,
    etag,
    headers,
    parts: new Map([['identity', partOf(headers, 'identity', plain)]]),
    unchangedHead: Object.entries(headers)
      .filter(([name]) => ofUnchanged.has(name))
      .flat(),
  };
}

/** The part for an encoding, made at the first request for it. */
export async function providePart(
  answer: FinishedAnswer,
  encoding: Encoding,
  effort: Effort = 'now',
): Promise<FinishedPart> {
  const known = answer.parts.get(encoding);
  if (known && effort === 'now') return known;
  const plain = plainPart(answer);
  const made =
    encoding === 'identity' || plain.body.length < smallestCompressedBytes
      ? plain
      : partOf(answer.headers, encoding, await compressText(plain.body, encoding, effort));
  answer.parts.set(encoding, made);
  return made;
}

export function plainPart({ parts }: FinishedAnswer): FinishedPart {
  const plain = parts.get('identity');
  if (!plain) throw new Error('A finished answer has lost its text.');
  return plain;
}

/** The memory an answer takes; headers and keys are estimated. */
export function bytesOf({ parts }: FinishedAnswer): number {
  const bodies = new Set([...parts.values()].map(({ body }) => body));
  return [...bodies].reduce((sum, body) => sum + body.length, 4_000);
}

function partOf(headers: FinishedAnswer['headers'], encoding: Encoding, body: Buffer): FinishedPart {
  const own = {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { encoding, head: Object.entries(own).flat(), body };
}
