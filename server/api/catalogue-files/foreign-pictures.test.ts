import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebPictureSource } from '#adapters/web-pictures/web-picture-source.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { sendTable } from '#tests/support/import-table.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { startPictureServer } from '#tests/support/picture-server.ts';

/** Some pictures are missing, and some requests are never answered. */
let isGone = false;
let onAsked: (url: string) => Promise<void> = async () => {};
const server = await startPictureServer(async (url, response) => {
  await onAsked(url);
  const isMissing = isGone && url.startsWith('/gone');
  if (isMissing) response.writeHead(404).end();
  return isMissing || url.startsWith('/silent');
});
afterAll(() => server.close());
const { asked, at: picturesAt } = server;

const pictureSource = createWebPictureSource({
  isAnyPort: true,
  isAllowed: (address) => address === '127.0.0.1',
  patienceMs: 3_000,
});
const shop = await testShop({ overrides: { pictureSource } });

let token: string;
const { getImport, mapColumns, sendMapped, importTable, problemsOf, findProduct } = foreignTables(
  shop,
  () => token,
);
beforeAll(async () => {
  token = await shop.logInAs(await makeAdmin(shop.store));
});

test('a known product keeps its pictures where one of its row does not come', async () => {
  const table = `Réf;Nom;Prix;Photo\nE-1;Baume;1000;${picturesAt}a.jpg ${picturesAt}gone.jpg`;
  await importTable(table);
  const { images } = await findProduct('E-1');
  expect(images).toHaveLength(2);
  isGone = true;
  const id = await sendMapped(table);
  expect((await getImport(id)).data).toMatchObject({ unchangedCount: 1 });
  expect(await problemsOf(id)).toHaveLength(1);
});

test('an address without end, or one that is not well written, is a note at its row', async () => {
  const id = await sendMapped(
    [
      'Réf;Nom;Prix;Photo',
      `F-1;Baume;1000;${picturesAt}${'é'.repeat(1_900)}.jpg`,
      `F-2;Baume;1000;http://%zz@${'x'.repeat(5_000)}/a.jpg`,
      `F-3;Baume;1000;${picturesAt.replace('//', '//%zz@')}b.jpg`,
    ].join('\n'),
  );
  expect((await getImport(id)).data).toMatchObject({ state: 'checked', createdCount: 3 });
  expect(await problemsOf(id)).toHaveLength(2);
});

test('a server that does not answer is soon not asked again', async () => {
  const rows = Array.from(
    { length: 30 },
    (_each, index) => `G-${index};Baume;1000;${picturesAt}silent${index}.jpg`,
  );
  const id = await sendMapped(['Réf;Nom;Prix;Photo', ...rows].join('\n'));
  expect(asked.filter((url) => url.startsWith('/silent')).length).toBeLessThanOrEqual(8);
  expect((await getImport(id)).data).toMatchObject({ state: 'checked', createdCount: 30 });
  expect(await problemsOf(id)).toHaveLength(30);
});

test('another import is not kept waiting by the pictures of one', async () => {
  const rows = Array.from(
    { length: 20 },
    (_each, index) => `H-${index};Baume;1000;${picturesAt}h${index}.jpg`,
  );
  const { id } = await sendTable(shop, token, ['Réf;Nom;Prix;Photo', ...rows].join('\n'));
  const { id: other } = await sendTable(shop, token, 'Réf;Nom;Prix;Seuil\nI-1;Huile;1000;3');
  const { mapping } = await getImport(other);
  const meanings = mapping?.columns.map(({ meaning }) => meaning);
  await shop.call(endpoints.catalogueFiles.mapColumns, { id: other, meanings, unit: '1 pièce' }, { token });
  const seen: string[] = [];
  onAsked = async (url) => {
    if (url === '/h19.jpg') seen.push((await getImport(other)).data.state);
  };
  await mapColumns(id);
  expect(seen).toEqual(['checked']);
  expect((await getImport(id)).data).toMatchObject({ state: 'checked', createdCount: 20, problemCount: 0 });
});
