import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

export type SourceFile = { readonly path: string; readonly source: string; readonly parsed: ParseResult };

const notOurs = new Set(['node_modules', 'build', 'data', 'test-results', 'playwright-report', 'coverage']);
const sourceEnding = /\.(ts|tsx|js|jsx|mjs|cjs)$/;

/** Every program file of the repository. */
export function readSourceFiles(root: string): SourceFile[] {
  return listSourcePaths(root, '').map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

/** Parses the file only when a rule first looks into it, and only once. */
export function parseSource(path: string, source: string): SourceFile {
  let parsed: ParseResult | undefined;
  return {
    path,
    source,
    get parsed() {
      parsed ??= parseSync(path, source);
      return parsed;
    },
  };
}

export function isTestFile(path: string): boolean {
  return /^tests\/|\.(test|spec)\.tsx?$/.test(path);
}

export function lineAt(file: SourceFile, offset: number): string {
  return `${file.path}:${file.source.slice(0, offset).split('\n').length}`;
}

function listSourcePaths(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || notOurs.has(entry.name)) return [];
    if (entry.isDirectory()) return listSourcePaths(root, path);
    return entry.isFile() && sourceEnding.test(entry.name) ? [path] : [];
  });
}
