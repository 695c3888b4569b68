import { AwsClient } from 'aws4fetch';
import type { PictureFiles } from '#core/media/picture-files.ts';
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from '#shared/media-url.ts';

/** A bucket at any S3-compatible store, addressed by path: `{endpoint}/{bucket}/{prefix}originals/{name}.webp`. */
export type S3Settings = {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Empty, or ending with a slash. */
  prefix: string;
};

const timeoutMilliseconds = 20_000;
const retries = 3;

/** Pictures in a bucket instead of on the disk, so that several shop processes share them and they survive the loss of a machine. */
export function createS3PictureFiles(settings: S3Settings): PictureFiles {
  const client = new AwsClient({ ...settings, service: 's3', retries });
  const original = (name: string) => `originals/${name}.webp`;
  const rendition = (name: string, width: MediaWidth, format: MediaFormat) =>
    `renditions/${name}/${width}.${format}`;

  return {
    readOriginal: (name) => read(original(name)),
    writeOriginal: (name, bytes) => write(original(name), bytes, 'webp'),
    readRendition: (name, width, format) => read(rendition(name, width, format)),
    writeRendition: (name, width, format, bytes) => write(rendition(name, width, format), bytes, format),
    async remove(name) {
      const renditions = MEDIA_WIDTHS.flatMap((width) =>
        MEDIA_FORMATS.map((format) => rendition(name, width, format)),
      );
      for (const key of [original(name), ...renditions]) await ask('DELETE', key);
    },
    // A bucket shows objects only when they are complete.
    removeUnfinished: async () => 0,
  };

  async function read(key: string): Promise<Buffer | undefined> {
    const response = await ask('GET', key);
    return response && Buffer.from(await response.arrayBuffer());
  }

  async function write(key: string, bytes: Buffer, format: MediaFormat): Promise<void> {
    await ask('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': `image/${format}` } });
  }

  /** Undefined for a missing key; any other failure is an outage and throws. */
  async function ask(method: string, key: string, more: RequestInit = {}): Promise<Response | undefined> {
    const url = `${settings.endpoint}/${settings.bucket}/${settings.prefix}${key}`;
    const response = await client.fetch(url, {
      method,
      // A redirect counts as a failure, so nothing is sent to where it points.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...more,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return undefined;
    throw new Error(`${method} ${key} in the bucket ${settings.bucket} answered ${response.status}.`);
  }
}
