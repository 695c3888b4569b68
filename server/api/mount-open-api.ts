import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api-document.ts';

let text: string | undefined;

/** The contract for other programs, made once a process, at its start: tests open hundreds of shops in one. */
export function mountOpenApi(app: FastifyInstance): void {
  text ??= JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
}
