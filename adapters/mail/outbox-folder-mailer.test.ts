import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createOutboxFolderMailer } from './outbox-folder-mailer.ts';

const parent = await mkdtemp(join(tmpdir(), 'shop-outbox-'));
afterAll(() => rm(parent, { recursive: true, force: true }));

afterEach(() => {
  vi.useRealTimers();
});

test('without SMTP a mail becomes a file that a mail program reads', async () => {
  const folder = join(parent, 'outbox');
  const mailer = createOutboxFolderMailer({ folder, from: () => 'Ndolo Beauty <shop@example.com>' });
  await mailer.send({
    recipient: 'amina@example.com',
    subject: 'A3CD4E : votre code',
    text: 'Bonjour Amina,\n\nA3CD4E\n\nÀ bientôt\n',
    html: '<p>A3CD4E</p>',
  });

  const [file = '', ...others] = await readdir(folder);
  expect(file).toMatch(/\.eml$/);
  expect(others).toEqual([]);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(await readFile(join(folder, file)));
  expect(mail.from).toEqual({ name: 'Ndolo Beauty', address: 'shop@example.com' });
  expect(mail.to?.map((to) => to.address)).toEqual(['amina@example.com']);
  expect(mail.subject).toBe('A3CD4E : votre code');
  expect(mail.text?.split(/\r?\n/)).toContain('A3CD4E');
  expect(mail.text).toContain('À bientôt');
  expect(mail.html).toContain('<p>A3CD4E</p>');
});

test('half a mail that a killed process left is removed, one that is being written is not', async () => {
  const folder = join(parent, 'killed');
  await mkdir(folder);
  for (const name of ['old.eml.part', 'new.eml.part', 'old.eml']) await writeFile(join(folder, name), 'half');
  const minutesAgo = new Date(Date.now() - 120_000);
  for (const name of ['old.eml.part', 'old.eml']) await utimes(join(folder, name), minutesAgo, minutesAgo);
  const mailer = createOutboxFolderMailer({ folder, from: () => 'Ndolo Beauty <shop@example.com>' });
  const code = { subject: 'Code', text: 'A3CD4E', html: '<p>A3CD4E</p>' };
  await mailer.send({ recipient: 'amina@example.com', ...code });
  const left = await readdir(folder);
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(['new.eml.part', 'old.eml']));

  // The previous process had written the file just before it was killed.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await mailer.send({ recipient: 'amina@example.com', ...code });
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('copies of mails are deleted by their age, newer ones and a missing folder are not a problem', async () => {
  const folder = join(parent, 'copies');
  const mailer = createOutboxFolderMailer({ folder, from: () => 'Ndolo Beauty <shop@example.com>' });
  const before = new Date(Date.now() - 30 * 86_400_000);
  await mailer.deleteCopies?.(before);
  await mkdir(folder);
  for (const name of ['old.eml', 'new.eml']) await writeFile(join(folder, name), 'mail');
  const long = new Date(before.getTime() - 60_000);
  await utimes(join(folder, 'old.eml'), long, long);
  await mailer.deleteCopies?.(before);
  expect(await readdir(folder)).toEqual(['new.eml']);
});
