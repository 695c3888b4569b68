import type { TypedWord } from './build-text-query.ts';
import { findSynonyms } from './find-synonyms.ts';
import { stemOf } from './word-forms.ts';

const ROUGE = 'rouge';

/**
 * What shoppers call a skin, a look or a need, and the facets by which products for it can be chosen (shared/list-choice.ts); words as the search
 * reads them, lower case and without accents. The words are no condition: products with these facets come first.
 */
const meanings: readonly (readonly [facets: readonly string[], phrases: readonly string[]])[] = [
  [
    ['depth:deep', 'depth:very-deep'],
    [
      'dark skin|black skin|deep skin|dark skinned|brown skin|peau noire|peau foncee|peau ebene|peau metissee',
      'dark|deep|fonce|foncee|tres fonce|tres foncee|very dark|very deep|ebene',
    ],
  ],
  [['depth:light', 'depth:medium'], ['light skin|fair skin|peau claire|clair|claire|light|fair']],
  [['finish:matte'], ['matte|matt|mat|mate|matifiant|matifiante|mattifying|velours|velvet']],
  [['finish:dewy'], ['dewy|glowy|effet glow|lumineux|lumineuse']],
  [['finish:shimmer'], ['glitter|paillettes|paillete|irise|shimmery']],
  [['colour:red'], [`red|${ROUGE}`]],
  [['skin:oily'], ['oily skin|peau grasse|peau mixte|peau mixte grasse|combination skin']],
  [['skin:dry'], ['dry skin|peau seche|very dry skin|peau tres seche']],
  [['skin:sensitive'], ['sensitive skin|peau sensible|peau fragile']],
  [
    ['concern:dark-spots'],
    [
      'dark spot|dark mark|hyperpigmentation|uneven tone|unifier teint|teint unifie|eclaircir tache',
      'anti tache|antitache|tache brune|tache noire|tache|pigmentation|melasma|masque grossesse|discoloration',
    ],
  ],
  [
    ['concern:blemishes'],
    [
      'acne|pimple|blemish|blemishes|bouton|imperfection|spot cream|anti bouton|point noir|anti acne|acneique|acne prone|anti imperfection|breakout',
    ],
  ],
  [['concern:dryness'], ['dryness|secheresse|dehydrated|deshydrate|deshydratee']],
  [['concern:ageing'], ['wrinkle|ride|anti ride|anti age|anti aging|anti ageing']],
  [['concern:breakage'], ['breakage|casse|cheveux cassants|split ends']],
  [[], ['for women|women|femme|for her|mum|mom|maman|mama|mother|mere|meres']],
];

/** Words that are said of everything in the shop: they exclude nothing, and nothing comes first for them. */
const ofEverything = new Set(
  phrasesOf([
    'pas cher|pas chere|moins cher|cheap|bon marche|best|meilleur|meilleure|bonne qualite|prix|price|promo|livraison|delivery',
    'je cherche|je veux|i want|i need|besoin|svp|please|disponible|vente|vendre|commander',
    'product|produit|achat|buy|acheter|cameroun|cameroon|douala|yaounde',
  ]),
);

function phrasesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('|').map((phrase) => keyOf(phrase.split(' '))));
}

const facetsOf = new Map<string, readonly string[]>([
  ...meanings.flatMap(([facets, lines]) => phrasesOf(lines).map((phrase) => [phrase, facets] as const)),
  ...[...ofEverything].map((phrase) => [phrase, []] as const),
]);
const longest = Math.max(...[...facetsOf.keys()].map((key) => key.split(' ').length));

export type Intents = {
  /** The words that are looked for in texts. */
  words: TypedWord[];
  facets: string[];
  /** The phrases that describe: products whose texts say one of them come first as well. */
  described: TypedWord[][];
};

/** Separates the words that describe from those that name. If only descriptions were typed, the caller also looks for all words. */
export function takeIntents(typed: readonly TypedWord[]): Intents {
  const words: TypedWord[] = [];
  const facets: string[] = [];
  const described: TypedWord[][] = [];
  let position = 0;
  while (position < typed.length) {
    const named = lengthOfThing(typed, position);
    const found = named > 0 ? undefined : findMeaning(typed.slice(position));
    if (found) {
      const phrase = typed.slice(position, position + found.length).map(({ word: said }) => asSaid(said));
      facets.push(...found.facets);
      if (!ofEverything.has(keyOf(phrase.map(({ word: said }) => said)))) described.push(phrase);
    } else words.push(...typed.slice(position, position + Math.max(named, 1)));
    position += found?.length ?? Math.max(named, 1);
  }
  return { words, facets: [...new Set(facets)], described };
}

/**
 * How many of the next words are the name of a thing, even if one of them describes elsewhere: 'bouton' alone is a need, but is part of the name
 * 'bouton de rasage'; a 'poudre matifiante' is not just any matt powder. 'Rouge' is a colour in 'gloss rouge', but a thing where it comes first, or
 * is one for lips or cheeks.
 */
function lengthOfThing(typed: readonly TypedWord[], position: number): number {
  const rest = typed.slice(position).map(({ word }) => word);
  const phrase = findSynonyms(rest)?.length ?? 0;
  if (phrase > 1 && phrase > (findMeaning(typed.slice(position))?.length ?? 0)) return phrase;
  if (rest[0] !== ROUGE) return 0;
  return position === 0 || /^(levre|joue|liquide)/.test(rest[1] ?? '') ? 1 : 0;
}

function asSaid(word: string): TypedWord {
  return { word, nearest: [] };
}

function findMeaning(rest: readonly TypedWord[]): { length: number; facets: readonly string[] } | undefined {
  for (let length = Math.min(longest, rest.length); length > 0; length -= 1) {
    const facets = facetsOf.get(keyOf(rest.slice(0, length).map(({ word }) => word)));
    if (facets) return { length, facets };
  }
  return undefined;
}

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}
