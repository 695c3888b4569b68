import { createContext, useContext } from 'react';
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

/** Drops the French name unless the page is French, so that other pages do not carry it. */
export function inOneLanguage<T extends { nameFr: string | null }>(language: Language, named: T): T {
  return language === 'fr' ? named : { ...named, nameFr: null };
}
