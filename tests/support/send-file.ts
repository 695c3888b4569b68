import { crc32 } from 'node:zlib';
import type { Api } from '#shared/contract/contract.ts';

/** Sends a table of products in a single part, as a script would. */
export async function sendFile(
  { catalogueFiles }: Pick<Api, 'catalogueFiles'>,
  content: Blob,
  name: string,
): Promise<string> {
  const checksum = checksumOf(Buffer.from(await content.arrayBuffer()));
  const { data } = await catalogueFiles.start({ fileName: name, sizeBytes: content.size, checksum });
  await catalogueFiles.sendPart(partOf(data.id, 0, content));
  return data.id;
}

export function partOf(id: string, offset: number, bytes: Blob): FormData {
  const form = new FormData();
  form.append('id', id);
  form.append('offset', String(offset));
  form.append('file', bytes);
  return form;
}

export function checksumOf(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}
