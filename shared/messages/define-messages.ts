import type { Language } from '../language.ts';

type Text = string | ((...values: never[]) => string);
type Texts = { readonly [key: string]: Text };

/** French has the same keys; a text with parameters has the same ones in French. */
type InFrench<T extends Texts> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string ? (...values: V) => string : string;
};

export type Messages<T extends Texts> = Record<Language, InFrench<T>>;

/** A catalogue of texts: English is the source, and a key missing in French fails the type check (decision 34). */
export function defineMessages<T extends Texts>(texts: {
  en: T & InFrench<T>;
  fr: InFrench<NoInfer<T>>;
}): Messages<T> {
  return texts;
}

/**
 * A catalogue of texts that the staff sends to a customer in the customer's language. Both languages reach the browser, while
 * `defineMessages` sends only the page's own (docs/decisions/332-one-language.md).
 */
export function defineMessagesInBoth<T extends Texts>(texts: {
  en: T & InFrench<T>;
  fr: InFrench<NoInfer<T>>;
}): Messages<T> {
  return texts;
}
