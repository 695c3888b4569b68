import type { Language } from '../language.ts';

type Text = string | ((...values: never[]) => string);
type Texts = { readonly [key: string]: Text };

/** French has the same keys; a text that takes values takes the same ones. */
type InFrench<T extends Texts> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string ? (...values: V) => string : string;
};

export type Messages<T extends Texts> = Record<Language, InFrench<T>>;

/** A catalogue of texts: English is the source, French must have every key, or the type check fails (decision 34). */
export function defineMessages<T extends Texts>(texts: {
  en: T & InFrench<T>;
  fr: InFrench<NoInfer<T>>;
}): Messages<T> {
  return texts;
}

/**
 * A catalogue of texts that the shop's people send to a customer in the customer's language: both languages reach the browser, where
 * `defineMessages` sends those of the page alone (docs/decisions/332-one-language.md).
 */
export function defineMessagesInBoth<T extends Texts>(texts: {
  en: T & InFrench<T>;
  fr: InFrench<NoInfer<T>>;
}): Messages<T> {
  return texts;
}
