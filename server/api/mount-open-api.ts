import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api-document.ts';

let text: string | undefined;

/** The contract for other programs, built once in each process when first asked for: few ask, and building it takes a fifth of a start. */
export function mountOpenApi(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text);
  });
}
