import { createServer, type Server } from 'node:net';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = { recipient: 'amina@example.com', subject: 'Code', text: 'A3CD4E\n', html: '<p>A3CD4E</p>' };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a mail is handed to the SMTP server of SMTP_URL', async () => {
  const received: string[] = [];
  const url = await listen((message) => received.push(message));
  await createSmtpMailer({ url, from: () => 'shop@example.com' }).send(mail);
  const parsed = await PostalMime.parse(received[0] ?? '');
  expect(parsed.to?.[0]?.address).toBe('amina@example.com');
  expect(parsed.text?.trim()).toBe('A3CD4E');
});

test('an answer to a mail from a machine’s address goes to the shop', async () => {
  const received: string[] = [];
  const url = await listen((message) => received.push(message));
  const replyTo = () => ({ name: 'Ndolo Beauty', address: 'bonjour@example.com' });
  await createSmtpMailer({ url, from: () => 'no-reply@example.com', replyTo }).send(mail);
  const parsed = await PostalMime.parse(received[0] ?? '');
  expect(parsed.from?.address).toBe('no-reply@example.com');
  expect(parsed.replyTo).toEqual([{ name: 'Ndolo Beauty', address: 'bonjour@example.com' }]);
});

test('a mail the server refuses is not taken for sent', async () => {
  const url = await listen(() => undefined, '550 no such mailbox');
  await expect(createSmtpMailer({ url, from: () => 'shop@example.com' }).send(mail)).rejects.toThrow(/550/);
});

test('what is logged of a refusal is its number, not the words of the server, which name the recipient', async () => {
  const reply =
    '550 5.1.1 <amina@example.com>: Recipient address rejected: User unknown in virtual mailbox table';
  const url = await listen(() => undefined, reply);
  const mailer = createSmtpMailer({ url, from: () => 'shop@example.com' });
  const error = await mailer.send(mail).catch((cause: unknown) => cause);
  const written: string[] = [];
  createLog('info', (line) => written.push(line)).warn({ error }, 'A job failed and will be tried again');
  expect(written.join()).toContain('The mail server refused the mail: 550 5.1.1 (EENVELOPE, RCPT TO).');
  expect(written.join()).not.toMatch(/amina|example\.com/);
});

test('a server that is not there is not taken for a success', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from: () => 'shop@example.com' });
  await expect(mailer.send(mail)).rejects.toThrow('The mail did not leave (ESOCKET, ECONNREFUSED, CONN).');
});

/** Just enough of SMTP to receive a mail. */
function listen(onMessage: (message: string) => void, toRecipient = '250 ok'): Promise<string> {
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        onMessage(data.slice(0, -3));
        data = undefined;
        socket.write('250 ok\r\n');
      } else if (/^EHLO/i.test(text)) socket.write('250 test\r\n');
      else if (/^RCPT/i.test(text)) socket.write(`${toRecipient}\r\n`);
      else if (/^DATA/i.test(text)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve(`smtp://127.0.0.1:${port}`);
    });
  });
}
