import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  sandboxPage,
  sandboxStyle,
  unknownSandboxPage,
  wayBack,
} from '#adapters/payments/sandbox/sandbox-page.ts';
import { type SandboxDecision, type SandboxDesk, sandboxDecisions } from '#core/payments/sandbox-desk.ts';
import type { Store } from '#core/store.ts';
import { isLanguage, type Language } from '#shared/language.ts';
import { sendFailure } from '../plugins/errors.ts';

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

type Address = { Params: { reference: string }; Querystring: { language?: string }; Body: URLSearchParams };

/** The hosted page of the built-in sandbox; not mounted if the sandbox serves no method. */
export function mountSandbox(app: FastifyInstance, { sandbox }: Pick<Store, 'sandbox'>): void {
  if (sandbox === undefined) return;
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.get<Address>('/sandbox-payment/:reference', async (request, reply) => {
      const language = languageOf(request.query);
      const session = await sandbox.find(request.params.reference);
      return session
        ? sendPage(reply, sandboxPage(session, language))
        : sendPage(reply.status(404), unknownSandboxPage(language));
    });
    pages.post<Address>('/sandbox-payment/:reference', async (request, reply) => {
      const { reference } = request.params;
      const session = await sandbox.find(reference);
      const decision = decisionIn(request.body);
      if (!session || !decision) return sendFailure(request, reply, session ? 'malformed' : 'notFound');
      await decide(app, sandbox, reference, decision);
      const made = (await sandbox.find(reference))?.decision ?? decision;
      return reply.header('cache-control', 'no-store').redirect(wayBack(session, made), 303);
    });
  });
}

/** The webhook arrives at the same address as any provider's; if it is lost, the shop asks. */
async function decide(
  app: FastifyInstance,
  sandbox: SandboxDesk,
  reference: string,
  decision: SandboxDecision,
): Promise<void> {
  const webhook = await sandbox.decide(reference, decision);
  if (webhook === undefined) return;
  const { body, headers } = webhook;
  await app.inject({ method: 'POST', url: '/api/payment/webhook/sandbox', payload: body, headers });
}

function decisionIn(body: unknown): SandboxDecision | undefined {
  const pressed = body instanceof URLSearchParams ? body.get('decision') : null;
  return sandboxDecisions.find((decision) => decision === pressed);
}

function languageOf({ language }: { language?: string }): Language {
  return isLanguage(language) ? language : 'en';
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
