import { type FeeRule, isFeeRule } from '#shared/fee-rule.ts';
import type { Language } from '#shared/language.ts';
import { type ShopStorage, storageKeys } from './storage.ts';

/** What delivery costs at the place to which this browser ordered last, or was about to. */
export type KnownTerms = FeeRule & {
  /** The version of the shop's zones; with another version the terms are no longer valid. */
  version: string;
  place: string;
  /** How long delivery takes to that place: 'same day'. */
  promise: Readonly<Record<Language, string>>;
};

export function rememberTerms(storage: ShopStorage, terms: KnownTerms): void {
  storage.writeJson(storageKeys.deliveryTerms, terms);
}

/** The stored terms. Undefined where there are none, or where the shop has changed its zones since. */
export function readTerms(storage: ShopStorage, version: string): KnownTerms | undefined {
  const stored = storage.readJson(storageKeys.deliveryTerms);
  return isKnownTerms(stored) && stored.version === version ? stored : undefined;
}

function isKnownTerms(value: unknown): value is KnownTerms {
  return (
    isFeeRule(value) &&
    'version' in value &&
    typeof value.version === 'string' &&
    'place' in value &&
    typeof value.place === 'string' &&
    'promise' in value &&
    isInBoth(value.promise)
  );
}

function isInBoth(value: unknown): value is KnownTerms['promise'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'en' in value &&
    typeof value.en === 'string' &&
    'fr' in value &&
    typeof value.fr === 'string'
  );
}
