import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { listenForMail } from '#tests/support/mail-server.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = { recipient: 'amina@example.com', subject: 'Code', text: 'A3CD4E\n', html: '<p>A3CD4E</p>' };

test('a mail is handed to the SMTP server of SMTP_URL', async () => {
  const received: string[] = [];
  const url = await listenForMail((message) => received.push(message));
  await createSmtpMailer({ url, from: () => 'shop@example.com' }).send(mail);
  const parsed = await PostalMime.parse(received[0] ?? '');
  expect(parsed.to?.[0]?.address).toBe('amina@example.com');
  expect(parsed.text?.trim()).toBe('A3CD4E');
});

test('an answer to a mail from a machine’s address goes to the shop', async () => {
  const received: string[] = [];
  const url = await listenForMail((message) => received.push(message));
  const replyTo = () => ({ name: 'Ndolo Beauty', address: 'bonjour@example.com' });
  await createSmtpMailer({ url, from: () => 'no-reply@example.com', replyTo }).send(mail);
  const parsed = await PostalMime.parse(received[0] ?? '');
  expect(parsed.from?.address).toBe('no-reply@example.com');
  expect(parsed.replyTo).toEqual([{ name: 'Ndolo Beauty', address: 'bonjour@example.com' }]);
});

test('a line break in a subject or a name begins no line of the head', async () => {
  const received: string[] = [];
  const url = await listenForMail((message) => received.push(message));
  const trap = 'Code\r\nBcc: everybody@example.com\n\nYou won';
  const replyTo = () => ({ name: trap, address: 'bonjour@example.com' });
  await createSmtpMailer({ url, from: () => 'shop@example.com', replyTo }).send({ ...mail, subject: trap });
  const { headers, bcc, text } = await PostalMime.parse(received[0] ?? '');
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect([bcc, text?.trim()]).toEqual([undefined, 'A3CD4E']);
});

test('a mail the server refuses is not taken for sent', async () => {
  const url = await listenForMail(
    () => undefined,
    () => '550 no such mailbox',
  );
  await expect(createSmtpMailer({ url, from: () => 'shop@example.com' }).send(mail)).rejects.toThrow(/550/);
});

test('what is logged of a refusal is its number, not the words of the server, which name the recipient', async () => {
  const reply =
    '550 5.1.1 <amina@example.com>: Recipient address rejected: User unknown in virtual mailbox table';
  const url = await listenForMail(
    () => undefined,
    () => reply,
  );
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
