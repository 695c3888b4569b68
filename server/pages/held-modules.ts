import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';

type Assets = ServerBuild['assets'];

/** A file that only passes on what one other file holds: `export{t as default,n as meta}from"./admin-x.js";`. */
const passingOn = /^export\{([\w$,\s]+)\}from"\.\/([\w.-]+)";?\s*$/;

/**
 * Routes whose module is such a file name the other one as well, with the names it has there: the document asks for a file less.
 * Going there from another page loads the file itself, as the router does.
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

/** Of `t as default,n as meta`: what is called how in the file that holds it. */
function namesOf(exports: string): Record<string, string> {
  return Object.fromEntries(
    exports.split(',').map((one) => {
      const [local = '', exported = local] = one.trim().split(/\s+as\s+/);
      return [exported, local];
    }),
  );
}
