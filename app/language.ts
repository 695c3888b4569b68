import { createContext, useContext } from 'react';
import type { ShadeView } from '#shared/contract/catalogue.ts';
import type { Language } from '#shared/language.ts';
import { inLanguage } from '#shared/page-paths.ts';

/** The language of the document, from its address: French is under /fr. What says a text does not listen to the address itself. */
export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of a catalogue in the page's language: `const texts = useMessages(cartMessages)`. */
export function useMessages<T>(messages: Record<Language, T>): T {
  return messages[useLanguage()];
}

/** Turns one of the shop's addresses into the same one in the page's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => inLanguage(path, language);
}

/** The optional French text on French pages, the English one otherwise. */
export function inPageLanguage(language: Language, english: string, french: string | null): string {
  return language === 'fr' && french !== null && french !== '' ? french : english;
}

/** A shade's name has no French one beside it where both are the same. */
export function shadeIn(language: Language, { name, nameFr }: Omit<ShadeView, 'hex'>): string {
  return inPageLanguage(language, name, nameFr ?? null);
}

/** What a page carries of names in both languages: the French one on French pages only. */
export function inOneLanguage<T extends { nameFr: string | null }>(language: Language, named: T): T {
  return language === 'fr' ? named : { ...named, nameFr: null };
}
