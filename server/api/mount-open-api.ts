import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api-document.ts';

/** The contract for other programs, made once at start. */
export function mountOpenApi(app: FastifyInstance): void {
  const text = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
}
