import { Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

export type TableWrite = { readonly table: string; readonly folder: string };

const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const writtenInSql =
  /\b(?:insert\s+into|delete\s+from|update(?=\s+[a-z_]+\s+(?:as\s+\w+\s+)?set\b))\s+([a-z_]+)/gi;

/** The tables that a file writes, found by the Kysely calls that name one and by the words of its SQL templates. */
export function tableWritesIn(file: SourceFile): TableWrite[] {
  const folder = file.path.split('/').slice(0, 2).join('/');
  const tables = new Set<string>();
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!writingCalls.has(callee.property.name)) return;
      if (first?.type === 'Literal' && typeof first.value === 'string') {
        tables.add(first.value.split(' ')[0] ?? '');
      }
    },
    TaggedTemplateExpression: ({ quasi }) => {
      const words = quasi.quasis.map(({ value }) => value.raw).join(' _ ');
      for (const [, table = ''] of words.matchAll(writtenInSql)) tables.add(camelCase(table));
    },
  }).visit(file.parsed.program);
  return [...tables].map((table) => ({ table, folder }));
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
