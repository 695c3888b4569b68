import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Store } from '#core/store.ts';
import { escapeHtml } from '#shared/escape-html.ts';

const newestMessages = 100;
/** A mail's styles are inline; nothing else of it may run or be loaded. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

type Viewing = Pick<Store, 'db' | 'smsSender'>;

/** Shows the newest mails and SMS of the outbox as a shopper's phone shows them. Only for development: it shows those of all users. */
export function mountOutboxViewer(app: FastifyInstance, { db, smsSender }: Viewing): void {
  app.get('/dev/outbox', async (_request, reply) =>
    sendPage(reply, await listPage({ db, smsSender: smsSender })),
  );
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) => {
    const message = await findMessage(db, params.id);
    return message ? sendPage(reply, messagePage(message)) : reply.status(404).type('text/plain').send('404');
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', async ({ params }, reply) => {
    const message = await findMessage(db, params.id);
    return message ? sendPage(reply, message.htmlBody) : reply.status(404).type('text/plain').send('404');
  });
}

async function listPage({ db, smsSender }: Viewing): Promise<string> {
  const messages = await db
    .selectFrom('mailOutbox')
    .select(['id', 'channel', 'kind', 'recipient', 'subject', 'textBody', 'sentAt', 'dueAt', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(newestMessages)
    .execute();
  const rows = messages.map((message) => {
    const { id, channel, kind, recipient, sentAt, dueAt, createdAt } = message;
    const isOnlyKept = channel === 'sms' && smsSender?.reachesPhones !== true;
    const done = isOnlyKept ? 'kept, not sent' : 'sent';
    const state = sentAt ? done : dueAt ? 'waiting' : 'given up';
    const cells = [createdAt.toISOString(), channel, kind, recipient, state].map(
      (text) => `<td>${escapeHtml(text)}</td>`,
    );
    return `<tr><td><a href="/dev/outbox/${id}">${escapeHtml(titleOf(message))}</a></td>${cells.join('')}</tr>`;
  });
  return page('Outbox', `<h1>Outbox</h1><table cellpadding="6">${rows.join('\n')}</table>`);
}

type Message = { id: string; channel: string; subject: string; textBody: string; htmlBody: string };

function titleOf({ channel, subject, textBody }: Pick<Message, 'channel' | 'subject' | 'textBody'>): string {
  return channel === 'sms' ? textBody : subject;
}

function findMessage(db: Viewing['db'], id: string): Promise<Message | undefined> {
  return db
    .selectFrom('mailOutbox')
    .select(['id', 'channel', 'subject', 'textBody', 'htmlBody'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function messagePage(message: Message): string {
  const { id, channel, textBody } = message;
  const html =
    channel === 'sms'
      ? ''
      : `<iframe title="HTML" src="/dev/outbox/${id}/html" width="390" height="760"></iframe>`;
  return page(
    titleOf(message),
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${channel === 'sms' ? 'Text' : escapeHtml(titleOf(message))}</h1>
${html}
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
