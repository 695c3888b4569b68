import { describe, expect, test } from 'vitest';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { typographyBreaches } from './messages/french-typography.ts';
import { isSaid, quotationsIn, quotedTexts } from './messages/quoted-texts.ts';
import { sampleValue, textsOf } from './messages/read-catalogues.ts';
import { isLeftUntranslated } from './messages/same-in-both-languages.ts';

const modules = import.meta.glob(
  ['../app/messages/*.ts', '../shared/messages/*.ts', '!../**/*.test.ts', '!../**/define-messages.ts'],
  { eager: true },
);
const texts = Object.entries(modules).flatMap(([path, module]) => textsOf(path.replace('../', ''), module));

describe('the catalogues', () => {
  test('every module of texts holds a catalogue that is found', () => {
    expect(texts.length).toBeGreaterThan(0);
    const silent = Object.entries(modules).filter(([path, module]) => textsOf(path, module).length === 0);
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  test('English and French have the same keys, and texts with values on both sides', () => {
    const unequal = texts.filter(({ en, fr }) => en.kind !== fr.kind || en.kind === 'missing');
    expect(unequal.map(({ key }) => key)).toEqual([]);
  });

  test('no text is empty, and each one with values can be said', () => {
    const mute = texts.filter(({ en, fr }) =>
      [en, fr].some(({ said }) => said.length === 0 || said.some((text) => text.trim() === '')),
    );
    expect(mute.map(({ key }) => key)).toEqual([]);
  });

  test('a value that the English text says is said in French', () => {
    const says = (said: readonly string[]) => said.some((text) => text.includes(sampleValue));
    expect(texts.filter(({ en, fr }) => says(en.said) && !says(fr.said)).map(({ key }) => key)).toEqual([]);
  });

  test('French texts are set as French is, with no English word left over', () => {
    const breaches = texts.flatMap(({ key, fr }) =>
      fr.said.flatMap((text) => typographyBreaches(text).map((breach) => `${key}: ${breach}: ${text}`)),
    );
    expect([...new Set(breaches)]).toEqual([]);
  });

  test('French is not the English text, names and shared words apart', () => {
    const same = texts.filter(({ en, fr }) =>
      fr.said.some((text, place) => isLeftUntranslated(en.said[place] ?? '', text)),
    );
    expect(same.map(({ key, fr }) => `${key}: ${fr.said[0]}`)).toEqual([]);
  });

  test('what the specification quotes is said in English to the letter', () => {
    const said = new Set(texts.flatMap(({ en }) => en.said));
    const missing = quotedTexts().filter(({ text }) => !isSaid(text, said));
    expect(missing.map(({ rowId, text }) => `${rowId}: ${text}`)).toEqual([]);
  });
});

describe('what the checks find', () => {
  test.each([
    "l'adresse",
    'Panier vide !',
    'Panier vide!',
    'Total:',
    'Total : 3',
    '« Panier »',
    'une "adresse"',
    'Chargement...',
    '20% de remise',
    'au moins 1 FCFA',
    'Voir la delivery',
  ])('%s is badly set', (french) => {
    expect(typographyBreaches(french)).not.toEqual([]);
  });

  test.each([
    'Votre panier est vide\u202f!',
    'Total\u00a0: 3',
    'De 9:00 à 17:00',
    '«\u202fPanier\u202f»',
    'Êtes-vous sûr(e)\u202f?',
    'https://example.cm/recherche?q=mascara',
    '−20\u202f% jusqu’à demain',
  ])('%s is well set', (french) => {
    expect(typographyBreaches(french)).toEqual([]);
  });

  test('texts with values are said for numbers, words and records alike', () => {
    const sample = defineMessages({
      en: {
        count: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
        facts: ({ name }: { name: string }) => `No more ${name.trim()}`,
      },
      fr: {
        count: (count: number) => (count === 1 ? '1 ligne' : `${count} lignes`),
        facts: () => 'Épuisé',
      },
    });
    const [count, facts] = textsOf('sample', { sample });
    expect(count?.en.said).toEqual(['1 line', '41 lines']);
    expect(facts?.en.said).toEqual(['No more 1', 'No more 41']);
    expect(facts?.fr.said).toEqual(['Épuisé', 'Épuisé']);
  });

  test('quotations are read with their values filled in', () => {
    expect(quotationsIn("A '{discount}% OFF' badge on the shop's cards, 'show-login'.")).toEqual(['41% OFF']);
  });
});
