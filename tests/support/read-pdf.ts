import { inflateSync } from 'node:zlib';

/** The texts of one of our PDFs, one a line. Fonts are subsets, so each glyph is looked up in its font's own table. */
export function textOfPdf(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const fonts = readFonts(objects);
  return [...objects.values()]
    .map(({ stream }) => stream)
    .filter((stream) => /\bTf\b/.test(stream) && /\bTJ\b/.test(stream))
    .flatMap((stream) => readPage(stream, fonts));
}

type PdfObject = { dictionary: string; stream: string };
type Glyphs = ReadonlyMap<string, string>;

function readObjects(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, number = '', body = ''] = match;
    const [dictionary = '', raw] = body.split('stream\n');
    objects.set(number, { dictionary, stream: raw === undefined ? '' : inflate(dictionary, raw) });
  }
  return objects;
}

function inflate(dictionary: string, raw: string): string {
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const bytes = Buffer.from(raw.slice(0, length), 'latin1');
  // Fonts are binary and not needed here.
  if (/\/(FontFile2|Length1|Subtype)/.test(dictionary)) return '';
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Fonts by the name under which pages refer to them. */
function readFonts(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.dictionary ?? '')?.[1] ?? '';
      fonts.set(name, readGlyphs(objects.get(table)?.stream ?? ''));
    }
  }
  return fonts;
}

function readGlyphs(table: string): Glyphs {
  const glyphs = new Map<string, string>();
  for (const [, first = '0', listed = ''] of table.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, codes = '']] of [...listed.matchAll(/<([^>]*)>/g)].entries()) {
      glyphs.set((start + index).toString(16).padStart(4, '0'), fromCodes(codes));
    }
  }
  return glyphs;
}

function fromCodes(codes: string): string {
  const units = codes.replaceAll(' ', '').match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

function readPage(stream: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  const lines: string[] = [];
  let font: Glyphs = new Map();
  for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? font;
    if (shown === undefined) continue;
    const codes = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? []);
    lines.push(codes.map((code) => font.get(code) ?? '\ufffd').join(''));
  }
  return lines;
}
