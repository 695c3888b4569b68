import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';

type Assets = ServerBuild['assets'];

/** A file that only re-exports from one other file: `export{t as default,n as meta}from"./admin-x.js";`. */
const passingOn = /^export\{([\w$,\s]+)\}from"\.\/([\w.-]+)";?\s*$/;

/**
 * Adds to routes with such a module the file it re-exports from, with the exports' names there: the document needs one file
 * less. Navigation from another page loads the file itself, as the router does.
 */
export async function withHeldModules(assets: Assets, client: string): Promise<Assets> {
  const routes = await Promise.all(
    Object.entries(assets.routes).map(async ([id, route]) => {
      const text = route && (await readFile(join(client, route.module), 'utf8'));
      const [, exports = '', file = ''] = passingOn.exec(text ?? '') ?? [];
      if (route === undefined || file === '') return [id, route];
      const folder = route.module.slice(0, route.module.lastIndexOf('/') + 1);
      return [id, { ...route, heldIn: folder + file, heldAs: namesOf(exports) }];
    }),
  );
  return { ...assets, routes: Object.fromEntries(routes) };
}

/** Maps the exported names to those in the other file: `t as default,n as meta`. */
function namesOf(exports: string): Record<string, string> {
  return Object.fromEntries(
    exports.split(',').map((one) => {
      const [local = '', exported = local] = one.trim().split(/\s+as\s+/);
      return [exported, local];
    }),
  );
}
