import { importSteps } from '#core/catalogue-files/import-steps.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { TestShop } from './app.ts';
import { checksumOf } from './send-file.ts';

export type Announced = { name?: string; size?: number; checksum?: string };

/** Announces a file, with defaults that fit its bytes. */
export function announce(
  { call }: Pick<TestShop, 'call'>,
  token: string,
  content: Buffer,
  { name = 'products.csv', size = content.length, checksum = checksumOf(content) }: Announced = {},
) {
  return call(endpoints.catalogueFiles.start, { fileName: name, sizeBytes: size, checksum }, { token });
}

/** Sends the bytes of one part. */
export function sendPart(
  { upload }: Pick<TestShop, 'upload'>,
  token: string,
  { id, offset, bytes }: { id: string; offset: number; bytes: Buffer },
) {
  const fields = { id, offset: String(offset) };
  return upload(endpoints.catalogueFiles.sendPart, { field: 'file', bytes, fields }, { token });
}

/** Sends a file and runs the import job on it until it is checked or refused. */
export async function sendTable(
  shop: Pick<TestShop, 'call' | 'upload' | 'store'>,
  token: string,
  content: string | Buffer,
) {
  const bytes = Buffer.from(content);
  const id = (await announce(shop, token, bytes)).body.data.id;
  const { status, body } = await sendPart(shop, token, { id, offset: 0, bytes });
  await workOff(shop.store, importSteps);
  return { status, body, id };
}

/** Asks for the import to be applied, and runs the import job on it. */
export async function applyTable(
  { call, store }: Pick<TestShop, 'call' | 'store'>,
  token: string,
  id: string,
  withoutFaulty = false,
) {
  const { status, body } = await call(endpoints.catalogueFiles.apply, { id, withoutFaulty }, { token });
  await workOff(store, importSteps);
  return { status, body };
}
