import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { TablePart } from '#core/catalogue-files/table-files.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { makeZip } from '#tests/support/make-zip.ts';
import { readTableAside } from './read-table-aside.ts';

// The time limit is for a reader that hangs.
vi.setConfig({ testTimeout: 60_000 });

const megabyte = 1024 * 1024;
const folder = await mkdtemp(join(tmpdir(), 'shop-tables-'));
afterAll(() => rm(folder, { recursive: true }));

async function pathsOf(name: string, content: Buffer | string) {
  const upload = join(folder, name);
  await writeFile(upload, content);
  return { upload, table: `${upload}.table` };
}

const office = 'http://schemas.openxmlformats.org';
const namespace = `xmlns="${office}/spreadsheetml/2006/main"`;
const relations = `xmlns="${office}/package/2006/relationships"`;
const kinds = `${office}/officeDocument/2006/relationships`;

/** A minimal workbook with these shared strings. */
function workbook(strings: Buffer, doctype = ''): Buffer {
  return makeZip([
    {
      name: '[Content_Types].xml',
      bytes:
        `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
        '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      bytes: `<Relationships ${relations}><Relationship Id="r1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      bytes: `<workbook ${namespace} xmlns:r="${kinds}"><sheets><sheet name="P" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes:
        `<Relationships ${relations}><Relationship Id="r1" Type="${kinds}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="r2" Type="${kinds}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: `<worksheet ${namespace}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      bytes: Buffer.concat([Buffer.from(`${doctype}<sst ${namespace}>`), strings, Buffer.from('</sst>')]),
    },
  ]);
}

async function read(paths: { upload: string; table: string }): Promise<TablePart[]> {
  const parts: TablePart[] = [];
  for await (const part of readTableAside(paths)) parts.push(part);
  return parts;
}

test('a table is read in parts, as fast as they are worked on', async () => {
  const paths = await pathsOf('rows.csv', `Name\n${'Gloss\n'.repeat(1_200)}`);
  const parts = await read(paths);
  expect(parts.map((part) => ('rows' in part ? part.rows.length : part.trouble))).toEqual([500, 500, 201]);
});

test('a workbook of ordinary size is read', async () => {
  const paths = await pathsOf('small.xlsx', workbook(Buffer.from('<si><t>Gloss</t></si>')));
  expect(await read(paths)).toEqual([{ rows: [{ row: 1, cells: ['Gloss'] }] }]);
});

test('a workbook cannot have a file of the server read into it', async () => {
  const secret = join(folder, 'secret.txt');
  await writeFile(secret, 'the secret of the shop');
  const doctype = `<!DOCTYPE sst [<!ENTITY x SYSTEM "file://${secret}"><!ENTITY y "yyy">]>`;
  const strings = Buffer.from('<si><t>a&x;b&y;c</t></si>');
  const parts = await read(await pathsOf('entities.xlsx', workbook(strings, doctype)));
  expect(JSON.stringify(parts)).toContain('a');
  expect(JSON.stringify(parts)).not.toMatch(/secret|yyy/);
});

test('a small file that unpacks to far more than the memory of its reader ends the reader, not the shop', async () => {
  const strings = Buffer.alloc(250 * megabyte, '<si><t>a</t></si>');
  const paths = await pathsOf('bomb.xlsx', workbook(strings));
  const before = process.memoryUsage.rss();
  expect(await read(paths)).toEqual([{ trouble: 'tooMuchMemory', value: '512' }]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * megabyte);
});

test('a ZIP or a workbook with more files in it than any shop packs is refused before they are listed', async () => {
  const table = { name: 'table.csv', bytes: 'Name\nGloss' };
  const pictures = Array.from({ length: importLimits.zipFiles }, (_, index) => ({
    name: `pictures/${index}.png`,
    bytes: '',
  }));
  const trouble = [{ trouble: 'tooManyFiles', value: String(importLimits.zipFiles) }];
  expect(await read(await pathsOf('many.zip', makeZip([table, ...pictures])))).toEqual(trouble);
  const fitting = await pathsOf('fitting.zip', makeZip([table, ...pictures.slice(1)]));
  expect(await read(fitting)).toEqual([
    {
      rows: [
        { row: 1, cells: ['Name'] },
        { row: 2, cells: ['Gloss'] },
      ],
    },
  ]);
  const sheet = { name: 'xl/workbook.xml', bytes: '<workbook/>' };
  expect(await read(await pathsOf('many.xlsx', makeZip([sheet, ...pictures])))).toEqual(trouble);
});

test('what is no table, or is gone, is said as before', async () => {
  expect(await read(await pathsOf('broken.xlsx', Buffer.from('504b0304ffff', 'hex')))).toEqual([
    { trouble: 'unreadable', value: '' },
  ]);
  const gone = { upload: join(folder, 'gone'), table: join(folder, 'gone.table') };
  expect(await read(gone)).toEqual([{ trouble: 'unreadable', value: '' }]);
});

test('a disk that fails is the shop’s own failure, with its code', async () => {
  // Reading a folder as a file fails.
  await expect(read({ upload: folder, table: '' })).rejects.toMatchObject({ code: 'EISDIR' });
});
