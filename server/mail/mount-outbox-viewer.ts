import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Store } from '#core/store.ts';
import { escapeHtml } from '#shared/escape-html.ts';

const newestMails = 100;
/** A mail's styles stand on its elements; nothing else of it may run or be loaded. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

type Viewing = Pick<Store, 'db'>;

/** The newest mails of the outbox as a shopper's phone shows them. For development: it shows everybody's. */
export function mountOutboxViewer(app: FastifyInstance, { db }: Viewing): void {
  app.get('/dev/outbox', async (_request, reply) => sendPage(reply, await listPage(db)));
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) => {
    const mail = await findMail(db, params.id);
    return mail ? sendPage(reply, mailPage(mail)) : reply.status(404).type('text/plain').send('404');
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', async ({ params }, reply) => {
    const mail = await findMail(db, params.id);
    return mail ? sendPage(reply, mail.htmlBody) : reply.status(404).type('text/plain').send('404');
  });
}

async function listPage(db: Viewing['db']): Promise<string> {
  const mails = await db
    .selectFrom('mailOutbox')
    .select(['id', 'kind', 'recipient', 'subject', 'sentAt', 'givenUpAt', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(newestMails)
    .execute();
  const rows = mails.map(({ id, kind, recipient, subject, sentAt, givenUpAt, createdAt }) => {
    const state = sentAt ? 'sent' : givenUpAt ? 'given up' : 'waiting';
    const cells = [createdAt.toISOString(), kind, recipient, state].map(
      (text) => `<td>${escapeHtml(text)}</td>`,
    );
    return `<tr><td><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a></td>${cells.join('')}</tr>`;
  });
  return page('Outbox', `<h1>Outbox</h1><table cellpadding="6">${rows.join('\n')}</table>`);
}

type Mail = { id: string; subject: string; textBody: string; htmlBody: string };

function findMail(db: Viewing['db'], id: string): Promise<Mail | undefined> {
  return db
    .selectFrom('mailOutbox')
    .select(['id', 'subject', 'textBody', 'htmlBody'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function mailPage({ id, subject, textBody }: Mail): string {
  return page(
    subject,
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(subject)}</h1>
<iframe title="HTML" src="/dev/outbox/${id}/html" width="390" height="760"></iframe>
<pre style="white-space:pre-wrap">${escapeHtml(textBody)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font:16px/1.5 system-ui,sans-serif">${body}</body></html>`;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
