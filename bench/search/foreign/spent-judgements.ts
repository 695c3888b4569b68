import { type Judgement, meant, named, on } from './foreign-answers.ts';

/** Kept unseen until 27 November 2026, when the worst of them were read: since then they count among the tried. */
export const spentJudgements: readonly Judgement[] = [
  meant(
    ['estee lauder', 'estée lauder fond de teint', 'double wear'],
    [...named(/estée lauder.*(foundation|double wear|makeup)/i), ...named(/estée lauder/i, 2)],
  ),
  meant(
    ['creme de nuit anti age', 'night cream anti aging'],
    [...on('Moisturizers & Face Creams', /night/i), ...named(/night|age|wrinkle/i, 1)],
  ),
  meant(['huile d argan', 'argan', 'argan oil'], named(/argan/i)),
  meant(['gelée de vaseline', 'petroleum jelly'], [...named(/petroleum/i), ...named(/vaseline/i, 1)]),
  meant(['aloe vera', 'gel aloe vera'], named(/aloe/i)),
  meant(
    ['fond de teint peau grasse', 'foundation oily skin'],
    [...on('Foundation', /oily|matte|pore/i), ...on('Foundation', undefined, 1)],
  ),
  meant(
    ['fond de teint stick', 'stick foundation'],
    [...on('Foundation', /stick/i), ...on('Foundation', undefined, 1)],
  ),
  meant(
    ['bb creme', 'bb cream', 'cc cream'],
    [...named(/\b(bb|cc) cream/i), ...on('Foundation', undefined, 1)],
  ),
  meant(
    ['palette de contouring', 'contour palette', 'contour kit'],
    [
      ...named(/contour.*(kit|palette)/i),
      ...on('Blush, Bronzer & Highlighter', /contour/i, 2),
      ...on('Blush, Bronzer & Highlighter', undefined, 1),
    ],
  ),
  meant(
    ['colle faux cils', 'lash glue'],
    [...named(/lash (adhesive|glue)/i), ...on('False Eyelashes', undefined, 1)],
  ),
  meant(['recourbe cils', 'eyelash curler'], named(/eyelash curler/i)),
  meant(['pince à épiler', 'pince a epiler', 'tweezer'], named(/tweezer(man)?/i)),
  meant(['perruque 18 pouces', 'wig 18 inch'], [...on('Wigs', /18 inch/i), ...on('Wigs', undefined, 1)]),
  meant(['perruque tressée', 'braided wig'], [...on('Wigs', /braid/i), ...on('Wigs', undefined, 1)]),
  meant(['faux locs', 'dreads'], named(/locs|dreads/i)),
  meant(
    ['meche darling', 'darling braid'],
    [...named(/darling/i), ...on('Braiding Hair & Crochet', undefined, 1)],
  ),
  meant(['durag', 'durag homme'], named(/durag/i)),
  meant(['foulard satin', 'satin scarf'], named(/satin|scarf/i)),
  meant(
    ['parfum one million', '1 million', 'one million paco rabanne'],
    [...named(/1 million/i), ...named(/paco rabanne/i, 2)],
  ),
  meant(['parfum lattafa', 'lattafa', 'latafa'], named(/lattafa/i)),
  meant(
    ['coco chanel', 'chanel coco', 'parfum chanel'],
    [...named(/coco mademoiselle/i), ...named(/chanel/i, 2)],
  ),
  meant(['victoria secret', "victoria's secret", 'victoria secret brume'], named(/victoria's secret/i)),
  meant(
    ['axe', 'axe deodorant', 'deodorant axe'],
    [...on('Deodorants', /\baxe\b/i), ...named(/\baxe\b/i, 2)],
  ),
  meant(
    ['deo femme', 'deodorant femme'],
    [...on('Deodorants', /femme|pearl|dove|secret/i), ...on('Deodorants', undefined, 1)],
  ),
  meant(['shampoing bébé', 'baby shampoo'], [...named(/baby shampoo/i), ...on('Shampoo', undefined, 1)]),
  meant(['shampoing sec', 'dry shampoo'], [...named(/dry shampoo/i), ...on('Shampoo', undefined, 1)]),
  meant(['lissage', 'keratine', 'keratin'], named(/keratin|straight/i)),
  meant(
    ['teinture noire', 'coloration noire', 'black hair dye'],
    [...on('Hair Color', /black/i), ...on('Hair Color', undefined, 1)],
  ),
  meant(
    ['vernis blanc', 'white nail polish'],
    [...on('Nail Polish', /white/i), ...on('Nail Polish', undefined, 1)],
  ),
  meant(['top coat', 'base coat'], named(/top coat|base coat|sealer/i)),
  meant(
    ['kit manucure', 'manicure kit', 'manucure'],
    [...named(/manucure|manicure|clipper set|cuticle/i), ...on('False Nails & Nail Tools', undefined, 1)],
  ),
  meant(['huile cuticule', 'cuticle oil'], [...named(/cuticle oil/i), ...named(/cuticle/i, 1)]),
  meant(
    ['crème pieds', 'creme pied', 'foot cream', 'talons'],
    [...on('Hand & Foot Care', /foot|heel/i), ...on('Hand & Foot Care', undefined, 1)],
  ),
  meant(
    ['gommage corps', 'body scrub'],
    [...named(/sugar scrub|body.*scrub/i), ...named(/scrub|exfoli/i, 2)],
  ),
  meant(
    ['mousse à raser', 'shaving foam'],
    [...named(/shav(e|ing) (foam|gel|cream)/i), ...named(/shav/i, 2)],
  ),
  meant(
    ['apres rasage', 'after shave'],
    [...named(/after shave|razor bump|bump/i), ...on('Beard & Shaving', undefined, 1)],
  ),
  meant(['point noir', 'points noirs', 'blackhead'], named(/blackhead|pore|charcoal/i)),
  meant(['vergetures', 'stretch marks', 'bio oil'], named(/stretch marks|bio-oil|skin therapy oil/i)),
  meant(['eau de rose', 'rose water'], named(/rose.*(petal|eau)|eau de rose/i)),
  meant(['savon dettol', 'dettol'], named(/dettol/i)),
  meant(
    ['lait clarifiant', 'lotion éclaircissante makari', 'makari lait'],
    [
      ...named(/makari.*(milk|lotion)/i),
      ...on('Skin Lightening', /milk|lotion|lait/i, 2),
      ...on('Skin Lightening', undefined, 1),
    ],
  ),
  meant(
    ['kit de soin visage', 'skincare kit', 'skincare set'],
    [...named(/skincare starter|ordinary.*set/i), ...on('Gift Sets & Kits', undefined, 1)],
  ),
];
