import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { regionsIn } from '#shared/cameroon-places.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { typographyBreaches } from './messages/french-typography.ts';
import { heldTerms, missedTerms, unsaidWords, wrongWords } from './messages/glossary.ts';
import { pluralBreaches, pluralsOfOne } from './messages/plurals.ts';
import { isSaid, quotationsIn, quotedTexts } from './messages/quoted-texts.ts';
import { sampleValue, textsOf } from './messages/read-catalogues.ts';
import { needlesslyApart, repeatsAmong, writtenTextsIn } from './messages/repeated-texts.ts';
import { isLeftUntranslated } from './messages/same-in-both-languages.ts';
import { textsApart } from './messages/texts-apart.ts';

const modules = import.meta.glob(
  ['../app/messages/*.ts', '../shared/messages/*.ts', '!../**/*.test.ts', '!../**/define-messages.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../app/messages/*-messages.ts', '../shared/messages/*-messages.ts', '!../**/define-messages.ts'],
  { eager: true, query: '?raw', import: 'default' },
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
      fr.said.some((text, index) => isLeftUntranslated(en.said[index] ?? '', text)),
    );
    expect(same.map(({ key, fr }) => `${key}: ${fr.said[0]}`)).toEqual([]);
  });

  test('French has the glossary’s word for each thing, and none that the glossary gives up', () => {
    expect(heldTerms.length).toBeGreaterThan(20);
    expect(unsaidWords.length).toBeGreaterThan(10);
    const strays = texts.flatMap(({ key, en, fr }) =>
      fr.said.flatMap((text, index) =>
        [...missedTerms(en.said[index] ?? '', text), ...wrongWords(text)].map(
          (stray) => `${key}: ${stray}: ${text}`,
        ),
      ),
    );
    expect([...new Set(strays)]).toEqual([]);
  });

  test('one thing is said as one in both languages, and none as one in French', () => {
    const wrong = texts.flatMap((text) => pluralBreaches(text).map((found) => `${text.key}: ${found}`));
    expect(wrong).toEqual([]);
  });

  test('what several pages say is written once', () => {
    const written = Object.entries(sources).flatMap(([path, source]) =>
      writtenTextsIn(path.replace('../', ''), source),
    );
    expect(written.length).toBeGreaterThan(1_500);
    expect(repeatsAmong(written, textsApart).map(({ key, en }) => `${key}: ${en}`)).toEqual([]);
    expect(needlesslyApart(written, textsApart)).toEqual([]);
  });

  test('what the specification quotes is said in English to the letter', () => {
    const said = new Set(texts.flatMap(({ en }) => en.said));
    const missing = quotedTexts().filter(({ text }) => !isSaid(text, said));
    expect(missing.map(({ rowId, text }) => `${rowId}: ${text}`)).toEqual([]);
  });
});

describe('the demo catalogue', () => {
  const { categories, subCategories, products } = demoCatalogue;
  const french = [
    ...[...categories, ...subCategories].map(({ nameFr }) => nameFr),
    ...products.flatMap(({ nameFr, descriptionFr, detailsFr }) => [
      nameFr ?? '',
      descriptionFr ?? '',
      ...(detailsFr ?? []).flat(),
    ]),
    ...regionsIn('fr'),
  ];

  test('is set as French is, in the glossary’s words', () => {
    expect(french.length).toBeGreaterThan(1_000);
    const breaches = french.flatMap((text) =>
      [...typographyBreaches(text), ...wrongWords(text)].map((breach) => `${breach}: ${text}`),
    );
    expect([...new Set(breaches)]).toEqual([]);
  });
});

describe('what the checks find', () => {
  test.each([
    ['Add to cart', 'Ajouter au sac', 'cart is panier'],
    ['Your orders', 'Vos envois', 'order is command'],
    ['Sold out: remove it', 'Parti\u00a0: retirez-le', 'sold out is épuisé'],
    ['Sub-categories', 'Catégories', 'sub-category is sous-catégorie'],
  ])('“%s” is not “%s”', (english, stray, missed) => {
    expect(missedTerms(english, stray)).toContain(missed);
  });

  test.each(['Ajouter au chariot', 'Ton panier', 'Votre email', 'Rupture de stock', 'Veuillez patienter'])(
    '“%s” has a word of another shop',
    (french) => {
      expect(wrongWords(french)).not.toEqual([]);
    },
  );

  test('a word within another is not that word', () => {
    expect(wrongWords('Votre e-mail, un tatouage, la tutelle')).toEqual([]);
    expect(missedTerms('Placed in order', 'Commande passée')).toEqual([]);
  });

  test('plurals of one, and of none in French', () => {
    for (const wrong of ['1 products', '1 articles', '0 articles', 'et 1 autres']) {
      expect(pluralsOfOne(wrong), wrong).toHaveLength(1);
    }
    for (const right of ['11 products', '1 glass', '1 product', '1 mois', '0 article', '21 articles']) {
      expect(pluralsOfOne(right), right).toEqual([]);
    }
    const slip = defineMessages({
      en: { n: (n: number) => `${n} lines` },
      fr: { n: (n: number) => `${n} lignes` },
    });
    const [text] = textsOf('sample', { slip });
    expect(text && pluralBreaches(text)).toEqual(['1 lines', '1 lignes', '0 lignes']);
  });

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

  test('a text that another catalogue spells out in both languages is a repeat, one that is taken from there is none', () => {
    const written = (text: string) =>
      writtenTextsIn(
        'a.ts',
        `defineMessages({ en: { save: 'Save', a: ${text} }, fr: { save: 'Enregistrer', a: 'Enregistrer' } })`,
      );
    expect(repeatsAmong(written("'Save'")).map(({ key }) => key)).toEqual(['a.ts a']);
    expect(repeatsAmong(written("'Save'"), new Set(['a.ts a']))).toEqual([]);
    expect(needlesslyApart(written("'Record'"), new Set(['a.ts a']))).toEqual(['a.ts a']);
    expect(repeatsAmong(written("'Record'"))).toEqual([]);
    expect(repeatsAmong(written('words.en.save'))).toEqual([]);
  });

  test('quotations are read with their values filled in', () => {
    expect(quotationsIn("A '{discount}% OFF' badge on the shop's cards, 'show-login'.")).toEqual(['41% OFF']);
  });
});
