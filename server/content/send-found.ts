import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Found } from './content-store.ts';
import { providePart } from './finished-answer.ts';
import { markLastCopy } from './mark-last-copy.ts';

/** Sends a found or new answer; If-None-Match and HEAD are handled as for every other answer (plugins/answer-caching.ts). */
export async function sendFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer: found, lastMadeAt }: Found,
): Promise<FastifyReply> {
  const answer = lastMadeAt === undefined ? found : markLastCopy(found, lastMadeAt);
  reply.status(answer.status).headers(answer.headers);
  if (lastMadeAt !== undefined) {
    reply.headers({
      age: Math.floor((Date.now() - lastMadeAt) / 1000),
      // The database does not answer, so this is the last copy (RFC 7234 §5.5.2; RFC 9111 keeps the field for clients that read it).
      warning: '111 - "Revalidation Failed"',
      'cache-control': 'no-cache',
    });
  }
  if (answer.status >= 300 && answer.status < 400) return reply.send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
  const { body, encoding: used } = await providePart(answer, encoding);
  if (used !== 'identity') reply.header('content-encoding', used);
  return reply.send(body);
}
