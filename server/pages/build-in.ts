import type { ServerBuild } from 'react-router';
import type { Language } from '#shared/language.ts';
import { assetsInLanguage } from './assets-in-language.ts';

const builds = new WeakMap<ServerBuild, Record<Language, ServerBuild>>();

/** The build with the files of one language; kept, because a handler is created for it. */
export function buildIn(
  language: Language,
  build: ServerBuild,
  mode: 'production' | 'development',
): ServerBuild {
  // Files are split by language when they are built; the development server has no such files.
  if (mode === 'development') return build;
  const known = builds.get(build) ?? {
    en: { ...build, assets: assetsInLanguage(build.assets, 'en') },
    fr: { ...build, assets: assetsInLanguage(build.assets, 'fr') },
  };
  builds.set(build, known);
  return known[language];
}
