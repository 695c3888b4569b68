import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { type Language, languages } from '#shared/language.ts';
import { withJoinedSheet } from './joined-sheet.ts';

type Assets = ServerBuild['assets'];

/**
 * The manifest of built files that a page of one language sends to the browser: its scripts contain the texts of this language only, and pages
 * of the other language are other documents. `entry.client` only imports the shell, so the shell is requested directly.
 */
export function assetsInLanguage(assets: Assets, language: Language): Assets {
  const isOfLanguage = (id: string) =>
    !languages.some((other) => other !== language && id.startsWith(`${other}/`));
  const built = `/assets/${languages[0]}/`;
  const routes = Object.fromEntries(
    Object.entries(assets.routes).flatMap(([id, route]) =>
      route && isOfLanguage(id) ? [[id, { ...route, css: withJoinedSheet(route.css ?? []) }]] : [],
    ),
  );
  const shell = assets.entry.imports.find((file) => file.startsWith(`${built}shell-`));
  const own: Assets = {
    ...assets,
    url: assets.url.replace('/assets/', built),
    entry: { ...assets.entry, module: shell ?? assets.entry.module },
    routes,
  };
  return JSON.parse(JSON.stringify(own).replaceAll(built, `/assets/${language}/`));
}

/** React Router's manifest of the built files, as written for the browser. */
export async function readBrowserManifest(folder: string): Promise<{ file: string; manifest: Assets }> {
  const file = (await readdir(folder)).find((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name));
  if (file === undefined) throw new Error('The build has no list of its routes.');
  const script = await readFile(join(folder, file), 'utf8');
  return { file, manifest: JSON.parse(script.replace(/^[^{]*|;\s*$/g, '')) };
}
