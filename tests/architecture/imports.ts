import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

export type Import = {
  readonly from: string;
  readonly specifier: string;
  /** The file inside the repository, or undefined for a package or a part of Node. */
  readonly target: string | undefined;
  /** Whether it is erased before the code runs: `import type`, or a type taken by `import('…')`. */
  readonly isTypeOnly: boolean;
  readonly offset: number;
};

const known = new WeakMap<SourceFile, readonly Import[]>();

/** Kept per file, because many rules ask for its imports. */
export function importsOf(file: SourceFile): readonly Import[] {
  const imports = known.get(file) ?? findImports(file);
  known.set(file, imports);
  return imports;
}

function findImports(file: SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (source: { value: unknown; start: number } | null, isTypeOnly: boolean) => {
    if (source === null || typeof source.value !== 'string') return;
    const specifier = source.value;
    imports.push({
      from: file.path,
      specifier,
      target: targetOf(file.path, specifier),
      isTypeOnly,
      offset: source.start,
    });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') add(node.source, false);
    },
    TSImportType: (node) => add(node.source, true),
  }).visit(file.parsed.program);
  return imports;
}

function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}
