export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'fr';
}

/**
 * The language a browser prefers of the shop's two, by the weights of its Accept-Language header. English if the header
 * is missing or names neither; `*` does not count as French (decision 34).
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 };
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    const quality = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}

/** The French text where French is read and there is one, the English text otherwise. */
export function textIn(language: Language, english: string, french: string | null | undefined): string {
  return (language === 'fr' && french) || english;
}

/** The name in a language, of anything that may have a French name of its own. */
export function nameIn(
  language: Language,
  named: { name: string; nameFr?: string | null | undefined },
): string {
  return textIn(language, named.name, named.nameFr);
}
