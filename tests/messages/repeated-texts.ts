import { type Expression, type ObjectExpression, Visitor } from 'oxc-parser';
import { parseSource } from '../architecture/source-files.ts';

type WrittenText = { readonly key: string; readonly en: string; readonly fr: string };

/** The texts without values that the catalogues of a file write out. A text taken from another catalogue counts only there. */
export function writtenTextsIn(path: string, source: string): WrittenText[] {
  const found: WrittenText[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [catalogue] }) => {
      if (callee.type !== 'Identifier' || !callee.name.startsWith('defineMessages')) return;
      if (catalogue?.type !== 'ObjectExpression') return;
      const english = literalsIn(textsIn(catalogue, 'en'));
      const french = literalsIn(textsIn(catalogue, 'fr'));
      for (const [key, en] of english) found.push({ key: `${path} ${key}`, en, fr: french.get(key) ?? '' });
    },
  }).visit(parseSource(path, source).parsed.program);
  return found;
}

/** The texts that repeat an earlier one in both languages, except those kept apart on purpose. */
export function repeatsAmong(
  texts: readonly WrittenText[],
  apart: ReadonlySet<string> = new Set(),
): WrittenText[] {
  return sameTexts(texts).flatMap((same) => same.filter(({ key }) => !apart.has(key)).slice(1));
}

/** The keys listed as apart on purpose whose text no other text repeats. */
export function needlesslyApart(texts: readonly WrittenText[], apart: ReadonlySet<string>): string[] {
  const repeated = new Set(sameTexts(texts).flatMap((same) => same.map(({ key }) => key)));
  return [...apart].filter((key) => !repeated.has(key));
}

function sameTexts(texts: readonly WrittenText[]): WrittenText[][] {
  const groups = Map.groupBy(texts, ({ en, fr }) => `${en}\n${fr}`);
  return [...groups.values()].filter((same) => same.length > 1);
}

function literalsIn(texts: Expression | undefined): Map<string, string> {
  if (texts?.type !== 'ObjectExpression') return new Map();
  return new Map(
    texts.properties.flatMap((property): [string, string][] =>
      property.type === 'Property' &&
      property.value.type === 'Literal' &&
      typeof property.value.value === 'string'
        ? [[nameOf(property.key), property.value.value]]
        : [],
    ),
  );
}

function textsIn(record: ObjectExpression, name: string): Expression | undefined {
  for (const property of record.properties) {
    if (property.type === 'Property' && nameOf(property.key) === name) return property.value;
  }
  return undefined;
}

function nameOf(key: { type: string; name?: unknown; value?: unknown }): string {
  return String(key.type === 'Identifier' ? key.name : key.value);
}
