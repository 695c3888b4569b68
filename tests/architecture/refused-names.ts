import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Visitor } from 'oxc-parser';
import type { Breach } from './code-rules.ts';
import type { SourceFile } from './source-files.ts';

/** Earlier names of things, in lower case: the last column of the code's glossary. */
export const refusedNames: readonly string[] = readRefusedNames();

/** Identifiers of which a refused name is one or several words: `letGo` is in `cashLetGo`, but not in `outletGoods`. */
export function refusedNamesIn(file: SourceFile, refused: readonly string[] = refusedNames): Breach[] {
  const breaches: Breach[] = [];
  const look = (node: { name: string; start: number }) => {
    if (isRefused(node.name, refused))
      breaches.push({ rule: `${node.name} (docs/glossary.md)`, offset: node.start });
  };
  new Visitor({ Identifier: look, JSXIdentifier: look }).visit(file.parsed.program);
  return breaches;
}

const answers = new WeakMap<readonly string[], Map<string, boolean>>();

/** Answers are kept, because a name is used a hundred times on average. */
function isRefused(identifier: string, refused: readonly string[]): boolean {
  const known = answers.get(refused) ?? new Map<string, boolean>();
  answers.set(refused, known);
  const answer = known.get(identifier) ?? hasOneOf(refused, identifier);
  known.set(identifier, answer);
  return answer;
}

function hasOneOf(refused: readonly string[], identifier: string): boolean {
  const words = ` ${wordsOf(identifier)} `;
  return refused.some((name) => words.includes(` ${name} `));
}

function wordsOf(identifier: string): string {
  return identifier
    .replaceAll(/[_$]/g, ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim();
}

function readRefusedNames(): string[] {
  const glossary = readFileSync(resolve(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
  const [, section = ''] = glossary.split('## In the code\n');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return rows
    .slice(1)
    .flatMap((line) =>
      [...(line.split('|')[4] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => wordsOf(name)),
    );
}
