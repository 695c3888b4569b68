/**
 * A card that a shopper who types these words wants to see, graded from 3 (exactly this) to 1 (close to it); cards that are not named are
 * worth nothing. An answer describes a card instead of giving its id, so that the list survives changes of the demo catalogue: by category,
 * sub-category, brand, a facet (shared/list-choice.ts), or a part of the English or French name. All conditions of one answer must hold.
 */
export type Answer = {
  grade: 1 | 2 | 3;
  category?: string;
  subCategory?: string;
  brand?: string;
  facet?: string;
  name?: RegExp;
};

export type Judgement = { queries: readonly string[]; answers: readonly Answer[] };

export const judgements: readonly Judgement[] = [
  {
    queries: [
      'foundation',
      'fond de teint',
      'fonds de teint',
      'fondation',
      'fond teint',
      'foundatoin',
      'fon de teint',
      'base de teint liquide foundation',
    ],
    answers: [
      { grade: 3, subCategory: 'Foundation' },
      { grade: 1, subCategory: 'Natural Makeup' },
    ],
  },
  {
    queries: [
      'fond de teint foncé',
      'dark foundation',
      'fond de teint peau noire',
      'foundation for dark skin',
      'deep foundation',
      'fond de teint peau foncée',
      'foundation black skin',
      'fond de teint très foncé',
    ],
    answers: [
      { grade: 3, subCategory: 'Foundation', facet: 'depth:deep' },
      { grade: 3, subCategory: 'Foundation', facet: 'depth:very-deep' },
      { grade: 1, subCategory: 'Foundation' },
    ],
  },
  {
    queries: ['fond de teint clair', 'light foundation'],
    answers: [
      { grade: 3, subCategory: 'Foundation', facet: 'depth:light' },
      { grade: 1, subCategory: 'Foundation' },
    ],
  },
  {
    queries: ['fond de teint mat', 'matte foundation', 'foundation matte'],
    answers: [
      { grade: 3, subCategory: 'Foundation', facet: 'finish:matte' },
      { grade: 2, subCategory: 'Foundation' },
    ],
  },
  {
    queries: ['mineral foundation', 'fond de teint minéral', 'mineral makeup', 'maquillage minéral'],
    answers: [
      { grade: 3, subCategory: 'Mineral Makeup' },
      { grade: 1, subCategory: 'Foundation' },
    ],
  },
  {
    queries: ['airbrush', 'airbrush makeup', 'airbrush foundation', 'aérographe', 'maquillage aérographe'],
    answers: [{ grade: 3, subCategory: 'Airbrush Makeup' }],
  },
  {
    queries: [
      'concealer',
      'anti-cernes',
      'anti cernes',
      'anticernes',
      'concealr',
      'cache cernes',
      'correcteur',
      'dark circles',
      'cernes',
    ],
    answers: [{ grade: 3, subCategory: 'Concealer' }],
  },
  {
    queries: ['hd makeup', 'maquillage hd', 'hd foundation', 'haute définition'],
    answers: [{ grade: 3, subCategory: 'HD Makeup' }],
  },
  {
    queries: ['face primer', 'primer', 'base de teint', 'base maquillage', 'primer visage', 'prmier'],
    answers: [
      { grade: 3, subCategory: 'Face Primer' },
      { grade: 1, subCategory: 'Base Makeup' },
      { grade: 2, subCategory: 'Eye Primer' },
    ],
  },
  {
    queries: ['bronzer', 'poudre bronzante', 'bronzeur', 'terre de soleil', 'bronzing powder', 'bronzr'],
    answers: [{ grade: 3, subCategory: 'Bronzer' }],
  },
  {
    queries: ['highlighter', 'enlumineur', 'illuminateur', 'highlighteur', 'highligter'],
    answers: [{ grade: 3, subCategory: 'Highlighter' }],
  },
  {
    queries: ['blush', 'fard à joues', 'blusher', 'rouge à joues', 'blush liquide', 'fard joue'],
    answers: [{ grade: 3, subCategory: 'Blush' }],
  },
  {
    queries: ['contour', 'contouring', 'poudre de contour', 'contour powder', 'stick contour'],
    answers: [{ grade: 3, subCategory: 'Contour Powder' }],
  },
  {
    queries: [
      'setting powder',
      'poudre fixante',
      'poudre libre',
      'loose powder',
      'poudre matifiante',
      'powder',
    ],
    answers: [
      { grade: 3, subCategory: 'Setting Powder' },
      { grade: 2, name: /powder|poudre/i },
    ],
  },
  {
    queries: ['setting spray', 'brume fixante', 'spray fixateur', 'fixateur', 'fixing spray', 'seting spray'],
    answers: [{ grade: 3, subCategory: 'Setting Spray' }],
  },
  {
    queries: [
      'natural makeup',
      'maquillage naturel',
      'nude makeup',
      'crème teintée',
      'skin tint',
      'bb creme',
      'bb cream',
    ],
    answers: [
      { grade: 3, subCategory: 'Natural Makeup' },
      { grade: 1, subCategory: 'Foundation' },
    ],
  },
  {
    queries: ['mascara', 'mascaras', 'rimmel', 'mascara waterproof', 'mascara noir', 'maskara'],
    answers: [{ grade: 3, subCategory: 'Mascara' }],
  },
  {
    queries: [
      'eyeshadow',
      'fard à paupières',
      'ombre à paupières',
      'eye shadow',
      'palette',
      'palettes',
      'palette yeux',
      'fards',
      'eyshadow',
    ],
    answers: [
      { grade: 3, subCategory: 'Eyeshadow' },
      { grade: 3, name: /palette/i },
    ],
  },
  {
    queries: ['eyeliner', 'eye liner', 'eye-liner', 'khôl', 'kajal', 'crayon yeux', 'kohl', 'eyelinner'],
    answers: [{ grade: 3, subCategory: 'Eyeliner' }],
  },
  {
    queries: ['liner'],
    answers: [
      { grade: 3, subCategory: 'Eyeliner' },
      { grade: 1, subCategory: 'Lip Liner' },
    ],
  },
  {
    queries: ['eye primer', 'base à paupières', 'base paupière'],
    answers: [{ grade: 3, subCategory: 'Eye Primer' }],
  },
  {
    queries: ['shimmer', 'shimmery makeup', 'maquillage scintillant', 'paillettes', 'glitter', 'pigment'],
    answers: [
      { grade: 3, subCategory: 'Shimmery Makeup' },
      { grade: 2, facet: 'finish:shimmer' },
      { grade: 2, name: /shimmer|glitter|scintill/i },
    ],
  },
  {
    queries: [
      'brows',
      'sourcils',
      'eyebrow pencil',
      'crayon sourcils',
      'brow gel',
      'gel sourcils',
      'sourcil',
    ],
    answers: [{ grade: 3, subCategory: 'Brows' }],
  },
  {
    queries: ['false lashes', 'faux cils', 'lashes', 'cils', 'eyelashes', 'faux-cils', 'false eyelashes'],
    answers: [
      { grade: 3, subCategory: 'False Lashes' },
      { grade: 1, subCategory: 'Mascara' },
    ],
  },
  {
    queries: [
      'lipstick',
      'rouge à lèvres',
      'rouge a levre',
      'lipstik',
      'rouges à lèvres',
      'lipsticks',
      'baton à lèvres',
      'matte lipstick',
      'rouge à lèvres mat',
    ],
    answers: [{ grade: 3, subCategory: 'Lipstick' }],
  },
  {
    queries: ['rouge à lèvres rouge', 'red lipstick', 'lipstick red'],
    answers: [
      { grade: 3, subCategory: 'Lipstick', facet: 'colour:red' },
      { grade: 2, subCategory: 'Lipstick' },
    ],
  },
  {
    queries: ['nude lipstick', 'rouge à lèvres nude', 'brown lipstick', 'rouge à lèvres marron'],
    answers: [
      { grade: 3, subCategory: 'Lipstick', facet: 'colour:nude' },
      { grade: 3, subCategory: 'Lipstick', facet: 'colour:brown' },
      { grade: 2, subCategory: 'Lipstick' },
    ],
  },
  {
    queries: ['rouge à lèvres mat pas cher', 'lipstick pas cher', 'cheap lipstick'],
    answers: [{ grade: 3, subCategory: 'Lipstick' }],
  },
  {
    queries: ['liquid lipstick', 'rouge liquide', 'lipstick liquide'],
    answers: [
      { grade: 3, subCategory: 'Lipstick', name: /liquid/i },
      { grade: 2, subCategory: 'Lipstick' },
    ],
  },
  {
    queries: ['lipgloss', 'gloss', 'lip gloss', 'gloss à lèvres', 'brillant à lèvres', 'glos', 'glosses'],
    answers: [{ grade: 3, subCategory: 'Lipgloss' }],
  },
  {
    queries: ['gloss rouge', 'red gloss', 'gloss rose', 'pink gloss'],
    answers: [{ grade: 3, subCategory: 'Lipgloss' }],
  },
  {
    queries: ['lip liner', 'crayon à lèvres', 'lipliner', 'contour des lèvres', 'crayon levres'],
    answers: [{ grade: 3, subCategory: 'Lip Liner' }],
  },
  {
    queries: [
      'lip balm',
      'baume à lèvres',
      'lip care',
      'soin des lèvres',
      'huile à lèvres',
      'lip oil',
      'baume levre',
    ],
    answers: [{ grade: 3, subCategory: 'Lip Care' }],
  },
  {
    queries: ['lips', 'lèvres', 'maquillage lèvres'],
    answers: [{ grade: 3, category: 'Lips' }],
  },
  {
    queries: [
      'cleanser',
      'nettoyant',
      'nettoyant visage',
      'toner',
      'tonique',
      'gel nettoyant',
      'face wash',
      'lotion tonique',
      'démaquillant',
      'makeup remover',
    ],
    answers: [
      { grade: 3, subCategory: 'Cleansers & Toners' },
      { grade: 3, name: /remover|démaquill/i },
    ],
  },
  {
    queries: ['serum', 'sérum', 'serums', 'sérum visage', 'serum vitamine c', 'vitamin c serum'],
    answers: [{ grade: 3, subCategory: 'Serums' }],
  },
  {
    queries: ['acide hyaluronique', 'hyaluronic acid', 'sérum hyaluronique', 'hyaluronic'],
    answers: [
      { grade: 3, name: /hyaluron|water bank/i },
      { grade: 1, facet: 'concern:dryness' },
      { grade: 1, subCategory: 'Serums' },
    ],
  },
  {
    queries: ['niacinamide', 'niacinamide serum'],
    answers: [
      { grade: 3, name: /niacinamide/i },
      { grade: 1, subCategory: 'Serums' },
    ],
  },
  {
    queries: [
      'anti tache',
      'dark spots',
      'anti-taches',
      'taches brunes',
      'taches noires',
      'hyperpigmentation',
      'dark spot serum',
    ],
    answers: [
      // A sun fluid prevents dark spots, a serum is made against them.
      { grade: 3, facet: 'concern:dark-spots', subCategory: 'Serums' },
      { grade: 2, facet: 'concern:dark-spots' },
      { grade: 2, subCategory: 'Serums' },
    ],
  },
  {
    queries: ['acné', 'boutons', 'acne', 'imperfections', 'pimples', 'blemishes'],
    answers: [
      { grade: 3, facet: 'concern:blemishes' },
      { grade: 2, subCategory: 'Cleansers & Toners' },
      { grade: 1, subCategory: 'Serums' },
    ],
  },
  {
    queries: [
      'moisturiser',
      'crème hydratante',
      'moisturizer',
      'crème visage',
      'hydratant',
      'face cream',
      'crème de jour',
      'day cream',
    ],
    answers: [{ grade: 3, subCategory: 'Moisturisers' }],
  },
  {
    queries: ['face mask', 'masque visage', 'masque', 'sheet mask', 'masque tissu'],
    answers: [{ grade: 3, subCategory: 'Face Masks' }],
  },
  {
    queries: [
      'sunscreen',
      'crème solaire',
      'spf',
      'protection solaire',
      'spf 50',
      'sun cream',
      'ecran solaire',
      'sun care',
      'écran total',
    ],
    answers: [{ grade: 3, subCategory: 'Sun Care' }],
  },
  {
    queries: [
      'body lotion',
      'lait corps',
      'beurre de karité',
      'shea butter',
      'body butter',
      'lait corporel',
      'beurre corporel',
      'karité',
    ],
    answers: [
      { grade: 3, subCategory: 'Body Butters & Lotions' },
      { grade: 2, name: /shea|karité/i },
    ],
  },
  {
    queries: ['body oil', 'huile corps', 'huile pour le corps', 'dry oil', 'huile sèche'],
    answers: [{ grade: 3, subCategory: 'Body Oils' }],
  },
  {
    queries: [
      'soap',
      'savon',
      'savon noir',
      'black soap',
      'gommage',
      'scrub',
      'body scrub',
      'gommage corps',
      'bar soap',
    ],
    answers: [{ grade: 3, subCategory: 'Soaps & Scrubs' }],
  },
  {
    queries: ['hand cream', 'crème mains', 'crème pour les mains', 'foot cream', 'crème pieds'],
    answers: [{ grade: 3, subCategory: 'Hand & Foot Care' }],
  },
  {
    queries: [
      'shampoo',
      'shampoing',
      'shampooing',
      'après-shampoing',
      'conditioner',
      'apres shampooing',
      'shampoing cheveux crépus',
    ],
    answers: [{ grade: 3, subCategory: 'Shampoo & Conditioner' }],
  },
  {
    queries: [
      'hair oil',
      'huile cheveux',
      'huile capillaire',
      'castor oil',
      'huile de ricin',
      'chebe',
      'beurre capillaire',
      'hair growth oil',
    ],
    answers: [{ grade: 3, subCategory: 'Hair Oils & Butters' }],
  },
  {
    queries: [
      'edge control',
      'edge gel',
      'gel edges',
      'baby hair',
      'gel coiffant',
      'bordures',
      'gel bordures',
      'edges',
    ],
    answers: [{ grade: 3, subCategory: 'Styling & Edges' }],
  },
  {
    queries: ['comb', 'peigne', 'bonnet', 'bonnet satin', 'satin bonnet', 'peigne afro', 'afro comb'],
    answers: [{ grade: 3, subCategory: 'Combs & Bonnets' }],
  },
  {
    queries: [
      'nail polish',
      'vernis',
      'vernis à ongles',
      'vernis rouge',
      'red nail polish',
      'vernis ongle',
      'nail varnish',
    ],
    answers: [{ grade: 3, subCategory: 'Nail Polish' }],
  },
  {
    queries: [
      'top coat',
      'base coat',
      'nail care',
      'soin des ongles',
      'soin ongles',
      'cuticle oil',
      'huile cuticules',
    ],
    answers: [{ grade: 3, subCategory: 'Nail Care' }],
  },
  {
    queries: [
      'perfume',
      'parfum',
      'eau de parfum',
      'parfum femme',
      'perfume for women',
      'parfun',
      'fragrance',
    ],
    answers: [
      { grade: 3, subCategory: 'Eau de Parfum' },
      { grade: 2, category: 'Fragrance' },
    ],
  },
  {
    queries: [
      'parfum homme',
      "men's perfume",
      'perfume for men',
      'eau pour homme',
      'men fragrance',
      'cologne homme',
    ],
    answers: [
      { grade: 3, subCategory: 'Men’s Fragrance' },
      { grade: 1, category: 'Fragrance' },
    ],
  },
  {
    queries: ['body mist', 'brume parfumée', 'brume corps', 'perfume oil', 'huile parfumée', 'brume'],
    answers: [
      { grade: 3, subCategory: 'Body Mists & Oils' },
      { grade: 1, subCategory: 'Setting Spray' },
    ],
  },
  {
    queries: [
      'makeup brush',
      'pinceau',
      'pinceaux',
      'brush',
      'brushes',
      'makeup brushes',
      'pinceau maquillage',
      'brush set',
      'pinceau poudre',
    ],
    answers: [{ grade: 3, subCategory: 'Makeup Brushes' }],
  },
  {
    queries: ['sponge', 'éponge', 'beauty blender', 'blender', 'houppette', 'éponge maquillage', 'puff'],
    answers: [{ grade: 3, subCategory: 'Sponges & Puffs' }],
  },
  {
    queries: ['makeup bag', 'trousse', 'trousse maquillage', 'miroir', 'mirror', 'pochette'],
    answers: [{ grade: 3, subCategory: 'Makeup Bags & Mirrors' }],
  },
  {
    queries: [
      'gift set',
      'coffret',
      'coffret cadeau',
      'gift',
      'cadeau',
      'gift for mum',
      'cadeau maman',
      'cadeau pour maman',
      'gift for her',
      'cadeau femme',
    ],
    answers: [
      { grade: 3, subCategory: 'Gift Sets' },
      { grade: 1, subCategory: 'Bridal Makeup' },
    ],
  },
  {
    queries: [
      'bridal makeup',
      'maquillage mariée',
      'mariage',
      'bridal kit',
      'maquillage mariage',
      'wedding makeup',
    ],
    answers: [{ grade: 3, subCategory: 'Bridal Makeup' }],
  },
  {
    queries: [
      'beard oil',
      'huile à barbe',
      'barbe',
      'shaving cream',
      'crème à raser',
      'rasage',
      'beard',
      'apres rasage',
    ],
    answers: [{ grade: 3, subCategory: 'Beard & Shave' }],
  },
  {
    queries: ['men', 'homme', 'produits homme', 'soin homme'],
    answers: [{ grade: 3, category: 'Men' }],
  },
  {
    queries: ['peau noire', 'dark skin', 'peau foncée'],
    answers: [
      { grade: 3, facet: 'depth:deep' },
      { grade: 3, facet: 'depth:very-deep' },
    ],
  },
  {
    queries: ['toghu pro', 'toghu'],
    answers: [{ grade: 3, brand: 'Toghu Pro' }],
  },
  {
    queries: ['sanaga skin', 'sanaga'],
    answers: [{ grade: 3, brand: 'Sanaga Skin' }],
  },
  {
    queries: ['mboa curls', 'mboa'],
    answers: [{ grade: 3, brand: 'Mboa Curls' }],
  },
  {
    queries: ['kribi soleil'],
    answers: [{ grade: 3, brand: 'Kribi Soleil' }],
  },
  {
    queries: ['wouri homme', 'wourihomme'],
    answers: [{ grade: 3, brand: 'Wouri Homme' }],
  },
  {
    queries: ['grassfields gold', 'grassfieldsgold'],
    answers: [{ grade: 3, brand: 'Grassfields Gold' }],
  },
  {
    queries: ['seconde peau', 'second skin', 'secondskin'],
    answers: [{ grade: 3, name: /second skin|seconde peau/i }],
  },
  {
    queries: ['hibiscus'],
    answers: [{ grade: 3, name: /hibiscus/i }],
  },
  {
    queries: ['moringa'],
    answers: [{ grade: 3, name: /moringa/i }],
  },
  {
    queries: ['peau grasse', 'oily skin', 'peau sèche', 'dry skin', 'peau sensible', 'sensitive skin'],
    answers: [
      { grade: 3, category: 'Skincare' },
      { grade: 1, facet: 'skin:oily' },
    ],
  },
  {
    queries: ['hair', 'cheveux', 'cheveux crépus', 'natural hair'],
    answers: [{ grade: 3, category: 'Hair' }],
  },
  {
    queries: ['ongles', 'nails'],
    answers: [{ grade: 3, category: 'Nails' }],
  },
  {
    queries: ['maquillage yeux', 'eye makeup', 'yeux'],
    answers: [{ grade: 3, category: 'Eyes' }],
  },
  {
    queries: ['soin visage', 'skincare', 'soin de la peau', 'skin care'],
    answers: [{ grade: 3, category: 'Skincare' }],
  },
];
