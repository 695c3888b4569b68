import type { ServerBuild } from 'react-router';
import type { Language } from '#shared/language.ts';
import { assetsInLanguage } from './assets-in-language.ts';

const builds = new WeakMap<ServerBuild, Record<Language, ServerBuild>>();

/** The build as pages of one language name its files; a handler is made of it for each, so it is kept. */
export function buildIn(
  language: Language,
  build: ServerBuild,
  mode: 'production' | 'development',
): ServerBuild {
  // Files are parted by language when they are built; the development server has none.
  if (mode === 'development') return build;
  const known = builds.get(build) ?? {
    en: { ...build, assets: assetsInLanguage(build.assets, 'en') },
    fr: { ...build, assets: assetsInLanguage(build.assets, 'fr') },
  };
  builds.set(build, known);
  return known[language];
}
