import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readBrowserManifest } from '#server/pages/assets-in-language.ts';
import { joinedSheetOf } from '#server/pages/joined-sheet.ts';

/** Writes the joined sheet of the admin's pages. Each rule is in a cascade layer, so the order of the parts does not matter. */
export async function joinSheets(assets: string): Promise<void> {
  const { manifest } = await readBrowserManifest(assets);
  const joined = Object.values(manifest.routes).flatMap((route) => joinedSheetOf(route?.css ?? []) ?? []);
  for (const { name, parts } of new Map(joined.map((sheet) => [sheet.name, sheet])).values()) {
    const texts = await Promise.all(parts.map((part) => readFile(join(assets, basename(part)), 'utf8')));
    await writeFile(join(assets, name), texts.join(''));
  }
}
