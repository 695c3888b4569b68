import { importsOf } from './imports.ts';
import { isTestFile, type SourceFile } from './source-files.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Groups of folders whose values import each other in a circle, so that they cannot be read one after the other; each group sorted. Types
 * are left out: they are erased before the code runs.
 */
export function knotsIn(files: readonly SourceFile[], root: string): string[][] {
  const graph = folderGraph(files, root);
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(graph, folder)]));
  const knots = new Map<string, string[]>();
  for (const [folder, reached] of reach) {
    const knot = [...reached].filter((other) => reach.get(other)?.has(folder)).toSorted();
    if (knot.length > 1) knots.set(knot.join(), knot);
  }
  return [...knots.values()];
}

function folderGraph(files: readonly SourceFile[], root: string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    if (isTestFile(file.path)) continue;
    const from = folderOf(file.path, root);
    if (from === undefined) continue;
    const reached = graph.get(from) ?? new Set<string>();
    graph.set(from, reached);
    for (const { target, isTypeOnly } of importsOf(file)) {
      const to = target === undefined || isTypeOnly ? undefined : folderOf(target, root);
      if (to !== undefined && to !== from) reached.add(to);
    }
  }
  return graph;
}

/** The folder of a noun: `core/cart`, or, inside a group of pages or parts, `app/storefront/cart` and `app/ui/fields`. */
function folderOf(path: string, root: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  if (folders[0] !== root || folders.length < 2) return undefined;
  const isGroup = ['storefront', 'account', 'admin', 'ui'].includes(folders[1] ?? '');
  return folders.slice(0, isGroup ? 3 : 2).join('/');
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
