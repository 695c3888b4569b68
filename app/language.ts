import { createContext, useContext } from 'react';
import type { ShadeView } from '#shared/contract/catalogue.ts';
import type { Language } from '#shared/language.ts';
import { inLanguage } from '#shared/page-paths.ts';

/** The language of the document, from its address: French is under /fr. Components that show text use this, not the address itself. */
export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of a catalogue in the page's language: `const texts = useMessages(cartMessages)`. */
export function useMessages<T>(messages: Record<Language, T>): T {
  return messages[useLanguage()];
}

/** Turns one of the shop's addresses into the same address in the page's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => inLanguage(path, language);
}

/** The optional French text on French pages, the English one otherwise. */
export function inPageLanguage(language: Language, english: string, french: string | null): string {
  return language === 'fr' && french !== null && french !== '' ? french : english;
}

/** The shade's name in a language. `nameFr` is absent where both names are the same. */
export function shadeIn(language: Language, { name, nameFr }: Omit<ShadeView, 'hex'>): string {
  return inPageLanguage(language, name, nameFr ?? null);
}

/** Drops the French name unless the page is French, so that other pages do not carry it. */
export function inOneLanguage<T extends { nameFr: string | null }>(language: Language, named: T): T {
  return language === 'fr' ? named : { ...named, nameFr: null };
}
