import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOutboxFolderGateway } from './outbox-folder-gateway.ts';

test('an SMS becomes a file with its number, and is not reported as delivered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-sms-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const smsSender = createOutboxFolderGateway({ folder });
  const message = { recipient: '+237677001122', text: 'Your parcel is here', language: 'en' as const };
  await smsSender.send({ ...message, template: undefined });
  const files = await readdir(folder);
  expect(files).toEqual([expect.stringMatching(/\.txt$/)]);
  expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toBe(
    'To: +237677001122\n\nYour parcel is here\n',
  );
  expect(smsSender.reachesPhones).toBe(false);
});
