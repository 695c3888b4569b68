import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '#shared/language.ts';
import { textsOf } from '#tests/messages/read-catalogues.ts';

const folder = fileURLToPath(new URL('../../app/messages/', import.meta.url));

/** The pages' messages that take no values, in both languages. */
export async function shopTexts(): Promise<Record<Language, string>[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('-messages.ts'));
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(folder + name).href)));
  return modules
    .flatMap((module, index) => textsOf(names[index] ?? '', module))
    .flatMap(({ en, fr }) =>
      en.kind === 'text' && fr.kind === 'text' ? [{ en: en.said[0] ?? '', fr: fr.said[0] ?? '' }] : [],
    );
}
