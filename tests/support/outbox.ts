import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { browserShop } from './browser-shop-address.ts';

/** The one-time code in the newest mail to an address, where it is alone on a line of the text (decision 14). */
export async function codeMailedTo(
  email: string,
  { dataFolder }: { dataFolder: string } = browserShop,
): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const text = await newestMailTo(email, dataFolder);
    code = text.split(/\r?\n/).find((line) => /^(?=.*\d)[A-Z0-9]{6}$/.test(line));
    expect(code).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return code ?? '';
}

/** The path of the newest link to this page that was mailed to this address. */
export async function linkMailedTo(
  email: string,
  page: string,
  { dataFolder }: { dataFolder: string } = browserShop,
): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    path = (await newestMailTo(email, dataFolder)).match(new RegExp(`(?:/fr)?${page}\\?token=[\\w-]+`))?.[0];
    expect(path).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return path ?? '';
}

/** Waits until the newest mail to an address contains these words. */
export async function expectMailTo(email: string, words: string): Promise<void> {
  await expect(async () => expect(await newestMailTo(email)).toContain(words)).toPass({ timeout: 15_000 });
}

async function newestMailTo(email: string, dataFolder = browserShop.dataFolder): Promise<string> {
  const folder = join(dataFolder, 'outbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  for (const file of files.toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)));
    if (mail.to?.some(({ address }) => address === email)) return mail.text ?? '';
  }
  return '';
}
