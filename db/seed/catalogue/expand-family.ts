import type { ProductDrawing, View } from '../drawings/drawing.ts';
import { kinds } from '../drawings/kind-table.ts';
import { hashText, seededRandom } from '../drawings/seeded-random.ts';
import { brands } from './brands.ts';
import type { Family, Picture, Version } from './family.ts';
import { french } from './french-typography.ts';
import type { SeedProduct } from './seed-types.ts';
import type { Shade } from './shades.ts';
import { subCategories } from './sub-categories.ts';
import { finishNames, ingredientNames, type Label, labels, skinTypes, type Text } from './vocabulary.ts';

/** The products of one line: one per shade, one per version, or a single one. */
export function expandFamily(family: Family): SeedProduct[] {
  if (family.shades !== undefined) return family.shades.map((shade, at) => shadeProduct(family, shade, at));
  if (family.versions !== undefined)
    return family.versions.map((version, at) => versionProduct(family, version, at));
  return [product(family, { key: family.key, suffix: undefined, note: undefined, at: 0 }, family.picture)];
}

type Member = {
  readonly key: string;
  readonly suffix: Text | undefined;
  readonly note: Text | undefined;
  readonly at: number;
};

function shadeProduct(family: Family, shade: Shade, at: number): SeedProduct {
  const key = `${family.key}-${slug(shade.name)}`;
  const [sentence, sentenceFr] = shadeSentence(family.key, shade);
  const member = {
    key,
    suffix: [shade.name, shade.name] as const,
    note: [sentence, sentenceFr] as const,
    at,
  };
  const made = product(family, member, { ...family.picture, shade: shade.hex });
  return {
    ...made,
    details: [
      ...made.details.slice(0, 1),
      [labels.shade[0], `${shade.name}: ${shade.looks[0]}`],
      ...made.details.slice(1),
    ],
    detailsFr: [
      ...made.detailsFr.slice(0, 1),
      [labels.shade[1], french(`${shade.name} : ${shade.looks[1]}`)],
      ...made.detailsFr.slice(1),
    ],
    shade: { name: shade.name, hex: shade.hex },
    family: family.key,
  };
}

function versionProduct(family: Family, version: Version, at: number): SeedProduct {
  const member = { key: `${family.key}-${version.key}`, suffix: version.name, note: version.note, at };
  const own: Family = {
    ...family,
    unit: version.unit ?? family.unit,
    price: version.price ?? family.price,
    facts: [...(version.facts ?? []), ...(family.facts ?? [])],
  };
  return product(own, member, { ...family.picture, ...version.picture });
}

function product(family: Family, member: Member, picture: Picture): SeedProduct {
  const brand = brands[family.brand].name;
  const [suffix, suffixFr] = member.suffix ?? ['', ''];
  const [note, noteFr] = member.note ?? ['', ''];
  return {
    key: member.key,
    name: joined(`${brand} ${family.name[0]}`, suffix),
    nameFr: french(joined(`${family.name[1]} ${brand}`, suffixFr)),
    description: `${family.copy[0]} ${note}`.trim(),
    descriptionFr: french(`${family.copy[1]} ${noteFr}`.trim()),
    unit: family.unit,
    ...trade(family, member.key),
    categories: [...new Set(family.subCategories.flatMap(categoriesOf))],
    subCategories: [...family.subCategories],
    details: factList(family, 0),
    detailsFr: factList(family, 1).map(([label, text]) => [label, french(text)]),
    shade: null,
    family: null,
    drawings: drawings(family, member, picture),
  };
}

function joined(name: string, suffix: string): string {
  return suffix === '' ? name : `${name} – ${suffix}`;
}

function categoriesOf(key: string): readonly string[] {
  return subCategories.find((subCategory) => subCategory.key === key)?.categories ?? [];
}

const shadeSentences: readonly ((name: string, looks: Text) => Text)[] = [
  (name, [en, fr]) => [`In ${name}, ${en}.`, `En ${name}, ${fr}.`],
  (name, [en, fr]) => [`${name} is ${en}.`, `${name} : ${fr}.`],
  (name, [en, fr]) => [`This one is ${name}: ${en}.`, `Ici en ${name} : ${fr}.`],
  (name, [en, fr]) => [`The shade ${name}: ${en}.`, `La teinte ${name} : ${fr}.`],
  (name, [en, fr]) => [`Shown here in ${name}, ${en}.`, `Présenté ici en ${name}, ${fr}.`],
];

function shadeSentence(familyKey: string, shade: Shade): Text {
  const sentence = shadeSentences[hashText(familyKey) % shadeSentences.length];
  if (sentence === undefined) throw new Error('there is always a sentence');
  return sentence(shade.name, shade.looks);
}

const usualDiscounts = [5, 10, 10, 15, 15, 20, 20, 25, 30] as const;
const clearanceDiscounts = [40, 45, 50, 60] as const;

/** Stock, discount and bulk price as a shop that has been open for a while would have them. */
function trade(family: Family, key: string): Pick<SeedProduct, 'stock' | 'price' | 'bulkPrice' | 'discount'> {
  const ofFamily = seededRandom(`trade:${family.key}`);
  const ofProduct = seededRandom(`trade:${key}`);
  const onOffer = ofFamily() < 0.22 || ofProduct() < 0.09;
  const clearance = ofProduct() < 0.045;
  const discount = clearance
    ? pick(clearanceDiscounts, ofProduct())
    : onOffer
      ? pick(usualDiscounts, ofFamily())
      : 0;
  const share = ofProduct();
  const stock =
    share < 0.05
      ? 0
      : share < 0.12
        ? 1 + Math.floor(ofProduct() * 3)
        : 5 + Math.floor(ofProduct() ** 1.6 * 116);
  const inBulk = ofFamily() < 0.4;
  const bulkPrice = inBulk ? Math.floor((family.price * (0.78 + ofFamily() * 0.1)) / 50) * 50 : null;
  return { stock, price: family.price, bulkPrice, discount };
}

function pick<T>(items: readonly T[], share: number): T {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function factList(family: Family, language: 0 | 1): [string, string][] {
  const facts: (readonly [Label, Text])[] = [
    ['brand', [brands[family.brand].name, brands[family.brand].name]],
  ];
  if (family.finish !== undefined) facts.push(['finish', finishNames[family.finish]]);
  facts.push(...(family.facts ?? []));
  if (family.skin !== undefined) facts.push(['skinType', skinTypes[family.skin]]);
  if (family.ingredients !== undefined) facts.push(['ingredients', ingredientList(family)]);
  facts.push(['howToUse', family.use]);
  const told = new Set<Label>();
  const list: [string, string][] = [];
  for (const [label, text] of facts) {
    if (told.has(label)) continue;
    told.add(label);
    list.push([labels[label][language], text[language]]);
  }
  return list;
}

function ingredientList(family: Family): Text {
  const names = (family.ingredients ?? []).map((ingredient) => ingredientNames[ingredient]);
  return [
    sentenceCase(names.map(([en]) => en).join(', ')),
    sentenceCase(names.map(([, fr]) => fr).join(', ')),
  ];
}

function sentenceCase(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

function drawings(family: Family, member: Member, picture: Picture): ProductDrawing[] {
  const hero: ProductDrawing = {
    kind: picture.kind,
    view: 'hero',
    shade: picture.shade ?? '#c9705a',
    finish: picture.finish ?? (picture.kind === 'lip-gloss' ? 'gloss' : 'satin'),
    pack: picture.pack,
    brand: brands[family.brand].mark,
    line: picture.line,
    variant: picture.variant ?? 0,
    ground: picture.ground,
    setting: picture.setting ?? 'plain',
  };
  return [hero, ...moreViews(family, member, picture).map((view): ProductDrawing => ({ ...hero, view }))];
}

/** Shades always show their texture; the rest of the gallery varies, as galleries do. */
function moreViews(family: Family, member: Member, picture: Picture): View[] {
  const kind = kinds[picture.kind];
  const chance = hashText(member.key) % 10;
  if (kind.texture === 'none') return chance < 2 ? [] : [chance % 2 === 0 ? 'close-up' : 'pair'];
  if (family.shades !== undefined) return member.at % 3 === 0 ? ['swatch', 'pair'] : ['swatch'];
  return chance < 2 ? ['other'] : ['swatch', chance % 2 === 0 ? 'close-up' : 'other'];
}

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
