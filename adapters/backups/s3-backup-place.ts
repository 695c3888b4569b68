import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#adapters/media/s3-picture-files.ts';
import type { BackupPlace } from '#core/backups/backup-place.ts';
import type { RequireRoom } from '#core/disk/disk.ts';
import { whereThereIsRoom } from './where-there-is-room.ts';

// Time for a table of some gigabytes over a slow line; a bucket takes up to 5 GB in one request.
const timeoutMilliseconds = 60 * 60 * 1000;
const retries = 3;

/** Backups in a bucket: they survive the loss of the machine. */
export function createS3BackupPlace(settings: S3Settings, requireRoom?: RequireRoom): BackupPlace {
  const client = new AwsClient({ ...settings, service: 's3', retries });
  const bucket = `${settings.endpoint}/${settings.bucket}`;

  return {
    name: `the bucket ${settings.bucket}`,
    list: async (beginning) => {
      const keys: string[] = [];
      let after: string | undefined;
      do {
        const page = await listPage(`${settings.prefix}${beginning}`, after);
        keys.push(...page.keys);
        after = page.next;
      } while (after !== undefined);
      return keys.map((key) => key.slice(settings.prefix.length));
    },
    write: async (path, content) => {
      // The bucket needs to know the length beforehand, so the content goes to a file first.
      const folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
      try {
        const file = join(folder, 'content');
        await pipeline(whereThereIsRoom(content, requireRoom), createWriteStream(file, { mode: 0o600 }));
        await ask('PUT', pathOf(path), { body: await openAsBlob(file) });
        return (await stat(file)).size;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    read: async (path) => {
      const response = await ask('GET', pathOf(path));
      return response?.body ? Readable.from(response.body) : undefined;
    },
    remove: async (path) => {
      await ask('DELETE', pathOf(path));
    },
  };

  function pathOf(path: string): string {
    return `${bucket}/${settings.prefix}${path}`;
  }

  async function listPage(
    prefix: string,
    after: string | undefined,
  ): Promise<{ keys: string[]; next: string | undefined }> {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (after !== undefined) query.set('continuation-token', after);
    const response = await ask('GET', `${bucket}?${query}`);
    if (!response) throw new Error(`There is no bucket ${settings.bucket}.`);
    const page = await response.text();
    const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => plain(key));
    const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(page)?.[1];
    return { keys, next: next === undefined ? undefined : plain(next) };
  }

  /** Undefined for a missing key; any other failure is an outage and throws. */
  async function ask(method: string, url: string, more: RequestInit = {}): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    // Follows no redirect, because a backup contains everything the shop knows.
    const response = await client.fetch(url, { method, signal, redirect: 'manual', ...more });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return undefined;
    throw new Error(`${method} ${new URL(url).pathname} answered ${response.status}.`);
  }
}

function plain(xml: string): string {
  return xml
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
