import { workOnImports } from '#core/exchange/work-on-imports.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { TestShop } from './app.ts';

/** Sends a file and does the job's work on it until it is checked or refused. */
export async function sendTable(
  { upload, store }: Pick<TestShop, 'upload' | 'store'>,
  token: string,
  content: string | Buffer,
  language: 'en' | 'fr' = 'en',
) {
  const file = { field: 'file', bytes: Buffer.from(content), name: 'products.csv', type: 'text/csv' };
  const { status, body } = await upload(endpoints.exchange.upload, file, { token, language });
  while (await workOnImports(store));
  return { status, body, id: body.data?._id ?? '' };
}

/** Asks for the import to be applied, and does the job's work on it. */
export async function applyTable(
  { call, store }: Pick<TestShop, 'call' | 'store'>,
  token: string,
  id: string,
  withoutFaulty = false,
) {
  const { status, body } = await call(endpoints.exchange.apply, { _id: id, withoutFaulty }, { token });
  while (await workOnImports(store));
  return { status, body };
}
