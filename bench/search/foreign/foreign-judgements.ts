import { type Judgement, meant, named, on } from './foreign-answers.ts';

/**
 * What shoppers in Cameroon type in a shop whose catalogue has only English names: in French, in English, and with the slips of phone
 * keyboards. The answers name the shelf where a product belongs, also where the feed left it out.
 */
export const foreignJudgements: readonly Judgement[] = [
  meant(
    ['foundation', 'fond de teint', 'fon de tin', 'fond de tin', 'fondation', 'fond2teint'],
    on('Foundation'),
  ),
  meant(
    ['maybelline foundation', 'fond de teint maybeline', 'maybelline fond de teint'],
    [
      ...on('Foundation', /maybelline/i),
      ...on('Powder', /maybelline.*foundation/i, 2),
      ...on('Foundation', undefined, 1),
    ],
  ),
  meant(['fit me', 'fitme', 'maybelline fit me'], named(/fit me/i)),
  meant(['maybelline', 'maybeline', 'mabelline', 'maybelin'], named(/maybelline/i)),
  meant(['loreal', "l'oréal", 'l oreal paris', 'lorealparis'], named(/l'or[eé]al/i)),
  meant(
    ['the ordinary niacinamide', 'ordinary niacinamide', 'niacinamide the ordinary'],
    [...named(/niacinamide 10/i), ...named(/the ordinary/i, 1), ...named(/niacinamide/i, 2)],
  ),
  meant(['the ordinary', 'theordinary', 'ordinary'], named(/the ordinary/i)),
  meant(
    ['serum vit c', 'serum vitamine c', 'vitamin c serum', 'sérum vitamine C', 'vit c serum'],
    [
      ...on('Serums & Treatments', /vitamine? c/i),
      ...named(/vitamine? c/i, 1),
      ...on('Serums & Treatments', undefined, 1),
    ],
  ),
  meant(['serum', 'sérum visage', 'serum visage', 'face serum'], on('Serums & Treatments')),
  meant(
    ['vernis à ongles', 'vernis a ongle', 'vernis', 'nail polish', 'vernis ongle', 'verni'],
    on('Nail Polish'),
  ),
  meant(
    ['vernis rouge', 'red nail polish', 'vernis à ongles rouge'],
    [...on('Nail Polish', / - (\d+ )?red/i), ...on('Nail Polish', undefined, 1)],
  ),
  meant(
    ['vernis gel', 'vernis semi permanent', 'gel polish', 'vernis permanent'],
    [...on('Nail Polish', /gel/i), ...on('Nail Polish', undefined, 1)],
  ),
  meant(
    ['crème visage', 'creme visage', 'creme pour visage', 'face cream', 'creme de visage'],
    [...on('Moisturizers & Face Creams'), ...on('Eye Care', undefined, 1), ...named(/face cream|crème/i, 1)],
  ),
  meant(
    ['crème de jour', 'day cream', 'creme jour'],
    [
      ...on('Moisturizers & Face Creams', /day cream|crème de jour/i),
      ...on('Moisturizers & Face Creams', undefined, 1),
    ],
  ),
  meant(
    ['crème de nuit', 'night cream', 'creme nuit'],
    [...on('Moisturizers & Face Creams', /night/i), ...on('Moisturizers & Face Creams', undefined, 1)],
  ),
  meant(
    ['crème hydratante', 'creme hydratante', 'moisturizer', 'moisturiser', 'hydratant visage'],
    on('Moisturizers & Face Creams'),
  ),
  meant(
    [
      'lait corps éclaircissant',
      'lait corps eclaircissant',
      'lait eclaircissant',
      'lightening lotion',
      'lait de corps éclaircissant',
      'whitening lotion',
    ],
    [
      ...on('Skin Lightening', /lotion|milk|lait/i),
      ...on('Skin Lightening', undefined, 2),
      ...on('Body Lotions & Creams', /bright|fade|tone|unifiant/i, 2),
    ],
  ),
  meant(
    ['crème éclaircissante', 'creme eclaircissante', 'lightening cream'],
    [...on('Skin Lightening', /cr[eè]me?|cream/i), ...on('Skin Lightening', undefined, 2)],
  ),
  meant(
    ['savon éclaircissant', 'savon eclaircissant', 'lightening soap', 'kojic soap'],
    [
      ...named(/(lightening|clarifying|eclaircissant|kojic).*(soap)|savon exfoliant/i),
      ...on('Skin Lightening', undefined, 1),
    ],
  ),
  meant(
    [
      'lait de corps',
      'lait corps',
      'body lotion',
      'lait corporel',
      'lotion corps',
      'body milk',
      'pommade corps',
    ],
    [
      ...on('Body Lotions & Creams'),
      ...on('Skin Lightening', /lotion|milk|lait/i, 2),
      ...on('Body Oils & Butters', undefined, 1),
    ],
  ),
  meant(
    ['nivea', 'nivéa', 'nivea body', 'nivea lait de corps'],
    [...on('Body Lotions & Creams', /nivea/i), ...named(/nivea/i, 2)],
  ),
  meant(['nivea homme', 'nivea men'], [...named(/nivea.*\bmen\b/i), ...named(/nivea/i, 1)]),
  meant(['cerave', 'cera ve', 'creme cerave', 'cerave nettoyant'], named(/cerave/i)),
  meant(
    [
      'mèche',
      'meche',
      'mèches',
      'rajout',
      'rajouts',
      'mèches pour tresses',
      'braids',
      'braiding hair',
      'xpression',
    ],
    [...on('Braiding Hair & Crochet'), ...on('Weaves, Bundles & Closures', undefined, 1)],
  ),
  meant(
    ['crochet', 'crochet braids', 'mèches crochet'],
    [...on('Braiding Hair & Crochet', /crochet/i), ...on('Braiding Hair & Crochet', undefined, 1)],
  ),
  meant(['tissage', 'tissage brésilien', 'weave', 'weaves', 'tissages'], on('Weaves, Bundles & Closures')),
  meant(
    ['closure', 'lace closure', 'frontal'],
    [...on('Weaves, Bundles & Closures', /closure|frontal/i), ...on('Wigs', undefined, 1)],
  ),
  meant(['perruque', 'peruque', 'perruques', 'wig', 'wigs', 'perruk'], on('Wigs')),
  meant(
    ['perruque lace', 'perruque lace front', 'lace wig', 'lace front wig', 'perruque lace frontale'],
    [...on('Wigs', /lace/i), ...on('Wigs', undefined, 1)],
  ),
  meant(
    ['perruque naturelle', 'perruque cheveux naturels', 'human hair wig', 'perruque humaine'],
    [...on('Wigs', /human|naturel/i), ...on('Wigs', undefined, 1)],
  ),
  meant(
    ['perruque bouclée', 'curly wig', 'perruque frisée'],
    [...on('Wigs', /curly|boucl|wave/i), ...on('Wigs', undefined, 1)],
  ),
  meant(
    ['perruque courte', 'perruque bob', 'bob wig'],
    [...on('Wigs', /bob|pixie|courte/i), ...on('Wigs', undefined, 1)],
  ),
  meant(['colle perruque', 'lace glue', 'colle lace'], on('Wig Accessories', /glue|bond|adhesive/i)),
  meant(['bonnet', 'bonnet satin', 'satin bonnet'], on('Wig Accessories', /bonnet/i)),
  meant(
    ['parfum homme', 'parfum pour homme', 'parfums homme', "men's perfume", 'parfum mec', 'perfume for men'],
    [...on("Men's Perfume"), ...on("Women's Perfume", undefined, 1)],
  ),
  meant(
    ['parfum femme', 'parfum pour femme', "women's perfume", 'perfume for women'],
    [...on("Women's Perfume"), ...on("Men's Perfume", undefined, 1)],
  ),
  meant(
    ['parfum', 'parfums', 'perfume', 'eau de parfum', 'perfum'],
    [...on("Women's Perfume"), ...on("Men's Perfume"), ...on('Body Mists & Sprays', undefined, 1)],
  ),
  meant(['dior sauvage', 'sauvage', 'sauvage dior'], named(/sauvage/i)),
  meant(['la vie est belle', 'lancome la vie est belle'], named(/vie est belle/i)),
  meant(
    ['brume corps', 'body mist', 'brume parfumée', 'body splash'],
    [...on('Body Mists & Sprays'), ...on("Women's Perfume", undefined, 1)],
  ),
  meant(
    ['rouge à lèvres', 'rouge a levre', 'lipstick', 'rouge à lèvre', 'lipstik', 'rouge levre'],
    on('Lipstick'),
  ),
  meant(
    ['rouge à lèvre mat', 'rouge à lèvres mat', 'matte lipstick', 'rouge a levre mat'],
    [...on('Lipstick', /\bmat(te)?\b|mattemoiselle/i), ...on('Lipstick', undefined, 1)],
  ),
  meant(
    ['rouge à lèvres liquide', 'liquid lipstick'],
    [...on('Lipstick', /liquid|ink|fluid/i), ...on('Lipstick', undefined, 1)],
  ),
  meant(
    ['rouge à lèvres rouge', 'red lipstick'],
    [...on('Lipstick', / - (ruby|russian|red|chili)/i), ...on('Lipstick', undefined, 1)],
  ),
  meant(
    ['rouge à lèvres mac', 'mac lipstick', 'lipstick mac'],
    [...on('Lipstick', /\bmac\b/i), ...on('Lipstick', undefined, 1), ...named(/\bmac\b/i, 1)],
  ),
  meant(['ruby woo', 'rubywoo', 'mac ruby woo'], named(/ruby woo/i)),
  meant(
    ['gloss', 'lip gloss', 'lipgloss', 'gloss à lèvres', 'brillant à lèvres'],
    [
      ...on('Lip Gloss & Lip Care', /gloss|glass|luminizer|drip|maximizer|oil|lipcolour/i),
      ...on('Lip Gloss & Lip Care', undefined, 2),
    ],
  ),
  meant(
    ['baume à lèvres', 'baume levres', 'lip balm', 'chapstick'],
    [...on('Lip Gloss & Lip Care', /balm|baume|therapy|mask/i), ...on('Lip Gloss & Lip Care', undefined, 1)],
  ),
  meant(['crayon à lèvres', 'crayon lèvres', 'lip liner', 'lipliner'], on('Lip Liner')),
  meant(
    ['gel douche', 'gel de douche', 'shower gel', 'body wash', 'gel douch', 'creme de douche'],
    [...on('Shower Gels & Soaps', /douche|shower|wash/i), ...on('Shower Gels & Soaps', undefined, 1)],
  ),
  meant(
    ['savon', 'soap', 'savon noir', 'black soap', 'savons'],
    [...named(/soap|savon|\bbar\b/i), ...on('Shower Gels & Soaps', undefined, 1)],
  ),
  meant(['dove', 'savon dove', 'dove savon'], named(/\bdove\b/i)),
  meant(
    ['kit maquillage', 'kit de maquillage', 'makeup kit', 'set maquillage', 'coffret maquillage'],
    [
      ...on('Gift Sets & Kits', /make-?up|maquillage|brow|lip/i),
      ...on('Gift Sets & Kits', undefined, 1),
      ...on('Makeup Brushes & Sponges', /kit|set/i, 1),
    ],
  ),
  meant(['coffret', 'coffret cadeau', 'gift set', 'coffret parfum'], on('Gift Sets & Kits')),
  meant(
    ['palette', 'palette maquillage', 'palette yeux', 'eyeshadow palette', 'palette de maquillage'],
    [...on('Eyeshadow', /palette/i), ...named(/palette/i, 2), ...on('Eyeshadow', undefined, 1)],
  ),
  meant(
    ['fard à paupières', 'fard a paupiere', 'eyeshadow', 'eye shadow', 'ombre à paupières', 'far a paupiere'],
    on('Eyeshadow'),
  ),
  meant(
    [
      'anti cerne',
      'anti-cernes',
      'concealer',
      'anticerne',
      'correcteur',
      'concealeur',
      'anti-cerne maybelline',
    ],
    [...on('Concealer'), ...on('Eye Care', undefined, 1)],
  ),
  meant(
    ['poudre compacte', 'poudre compact', 'compact powder', 'pressed powder'],
    [
      ...on('Powder', /pressed|compact|powder plus|skinfinish natural/i),
      ...on('Powder', undefined, 2),
      ...on('Foundation', /powder/i, 2),
    ],
  ),
  meant(
    ['poudre libre', 'loose powder', 'setting powder', 'poudre'],
    [...on('Powder', /loose|setting|finishing|luxury|libre|no color/i), ...on('Powder', undefined, 2)],
  ),
  meant(
    ['blush', 'fard à joues', 'fard a joue', 'blusch'],
    [...on('Blush, Bronzer & Highlighter', /blush/i), ...on('Blush, Bronzer & Highlighter', undefined, 1)],
  ),
  meant(
    ['highlighter', 'enlumineur', 'illuminateur'],
    [
      ...on('Blush, Bronzer & Highlighter', /highlight|glow|lumin/i),
      ...on('Blush, Bronzer & Highlighter', undefined, 1),
    ],
  ),
  meant(
    ['bronzer', 'poudre bronzante', 'bronzeur'],
    [...on('Blush, Bronzer & Highlighter', /bronz/i), ...on('Blush, Bronzer & Highlighter', undefined, 1)],
  ),
  meant(['contour', 'contouring'], named(/contour(?!.*(lèvres|yeux))/i)),
  meant(
    ['primer', 'base de teint', 'base maquillage', 'base de maquillage', 'face primer'],
    [...on('Primer & Setting Spray', /primer|base|prime/i), ...on('Primer & Setting Spray', undefined, 1)],
  ),
  meant(
    ['fixateur', 'spray fixateur', 'setting spray', 'fixateur de maquillage', 'fixing spray'],
    [...on('Primer & Setting Spray', /setting|fix/i), ...on('Primer & Setting Spray', undefined, 1)],
  ),
  meant(['mascara', 'maskara', 'rimmel', 'mascara waterproof', 'mascara noir'], on('Mascara')),
  meant(
    ['eyeliner', 'eye liner', 'liner', 'khol', 'crayon yeux', 'crayon noir', 'kajal'],
    on('Eyeliner & Kohl'),
  ),
  meant(
    ['sourcils', 'crayon sourcil', 'crayon à sourcils', 'eyebrow pencil', 'brow pencil', 'sourcil'],
    [...on('Eyebrows', /pencil|wiz|definer/i), ...on('Eyebrows', undefined, 2)],
  ),
  meant(
    ['faux cils', 'faux cil', 'false lashes', 'cils', 'lashes'],
    [...on('False Eyelashes'), ...on('Mascara', undefined, 1)],
  ),
  meant(
    ['démaquillant', 'demaquillant', 'makeup remover', 'demakillant'],
    on('Makeup Removers & Micellar Water'),
  ),
  meant(
    ['eau micellaire', 'eau miscellaire', 'micellar water', 'micellaire'],
    [...named(/micell|H2O/i), ...on('Makeup Removers & Micellar Water', undefined, 1)],
  ),
  meant(
    ['nettoyant visage', 'face wash', 'gel nettoyant', 'cleanser', 'savon visage', 'gel nettoyant visage'],
    on('Cleansers'),
  ),
  meant(
    [
      'sun screen',
      'sunscreen',
      'crème solaire',
      'creme solaire',
      'ecran solaire',
      'écran total',
      'protection solaire',
      'spf 50',
    ],
    [...on('Sunscreen'), ...named(/spf/i, 1)],
  ),
  meant(['tonique', 'lotion tonique', 'toner'], on('Toners')),
  meant(
    ['masque visage', 'face mask', 'masque', 'sheet mask', 'masque tissu'],
    [...on('Face Masks'), ...named(/mas(k|que)/i, 1)],
  ),
  meant(['contour des yeux', 'eye cream', 'creme contour des yeux', 'crème yeux'], on('Eye Care')),
  meant(
    ['gommage', 'gommage visage', 'scrub', 'exfoliant'],
    [...named(/scrub|exfoli/i), ...on('Cleansers', undefined, 1)],
  ),
  meant(
    ['acné', 'anti acné', 'boutons', 'creme anti bouton', 'acne treatment', 'pimples'],
    named(/acne|blemish|imperfection|effaclar|sébium|salicylic|clean & clear|BHA|pure active|normaderm/i),
  ),
  meant(
    ['anti tache', 'anti taches', 'dark spots', 'crème anti tache', 'taches noires', 'serum anti tache'],
    named(
      /spot|tache|pigment|fade|niacinamide|vitamine? c|discolor|arbutin|even|unifi|azelaic|vinoperfect|dépigm/i,
    ),
  ),
  meant(
    ['peau grasse', 'oily skin', 'creme peau grasse'],
    [...named(/oily|oil control|oil[- ]free|matte|pores?\b|sébium|effaclar|oil absorb|hyséac/i)],
  ),
  meant(['peau sèche', 'dry skin', 'creme peau seche'], named(/dry|sèches|hydrat|urea|moistur/i)),
  meant(
    ['anti rides', 'anti ride', 'wrinkle cream', 'retinol'],
    named(/wrinkle|rides|retinol|regenerist|age|hyaluron/i),
  ),
  meant(['acide hyaluronique', 'hyaluronic acid', 'hyaluronique'], named(/hyalu/i)),
  meant(
    ['beurre de karité', 'beurre de karite', 'shea butter', 'karité', 'karite'],
    [...named(/raw .*shea|beurre de karité|shea body butter|100% shea/i), ...named(/shea|karité/i, 2)],
  ),
  meant(
    ['huile de coco', 'coconut oil', 'huile coco'],
    [...named(/coconut oil|huile de coco/i), ...named(/coco(nut)?\b/i, 1)],
  ),
  meant(['huile de ricin', 'castor oil', 'huile ricin'], named(/castor/i)),
  meant(['huile', 'huile corps', 'body oil'], named(/\boil\b|huile/i)),
  meant(['vaseline', 'vazeline', 'vaseline corps'], named(/vaseline/i)),
  meant(
    ['beurre de cacao', 'cocoa butter', "palmer's", 'palmers'],
    [...named(/cocoa/i), ...named(/palmer/i, 2)],
  ),
  meant(['shampoing', 'shampooing', 'shampoo', 'champoing', 'shampoin'], on('Shampoo')),
  meant(
    ['shampoing antipelliculaire', 'anti dandruff shampoo', 'shampoing pellicules', 'anti pelliculaire'],
    [...named(/dandruff|antipelliculaire/i), ...on('Shampoo', undefined, 1)],
  ),
  meant(
    ['après shampoing', 'apres shampoing', 'conditioner', 'demelant', 'après-shampooing'],
    [...on('Conditioner'), ...named(/conditioner|detangl|démêl/i, 2)],
  ),
  meant(['leave in', 'leave-in', 'leave in cantu'], named(/leave-in|leave-on/i)),
  meant(['cantu', 'kantu', 'creme cantu'], named(/cantu/i)),
  meant(['défrisant', 'defrisant', 'relaxer', 'défrisant cheveux'], on('Relaxers & Texturizers')),
  meant(['dark and lovely', 'dark & lovely', 'dark lovely', 'dark en lovely'], named(/dark & lovely/i)),
  meant(
    ['coloration', 'coloration cheveux', 'teinture', 'teinture cheveux', 'hair color', 'hair dye'],
    on('Hair Color'),
  ),
  meant(
    ['gel cheveux', 'hair gel', 'gel coiffant', 'gel eco style', 'eco styler'],
    [...on('Styling', /gel/i), ...on('Styling', undefined, 1)],
  ),
  meant(['edge control', 'gel bordures', 'gel pour bordure', 'edges'], named(/edge/i)),
  meant(
    ['huile cheveux', 'huile pour cheveux', 'hair oil', 'huile capillaire', 'pousse cheveux'],
    [
      ...named(
        /hair (& scalp )?oil|growth oil|castor oil|huile capillaire|amla|scalp .*oil|bonding oil|wild growth/i,
      ),
      ...on('Hair Treatments, Masks & Oils', undefined, 1),
    ],
  ),
  meant(
    ['masque cheveux', 'masque capillaire', 'hair mask', 'soin cheveux'],
    [
      ...on('Hair Treatments, Masks & Oils', /masque|deep|treatment|mayonnaise/i),
      ...on('Hair Treatments, Masks & Oils', undefined, 2),
      ...on('Conditioner', undefined, 1),
    ],
  ),
  meant(
    ['chute de cheveux', 'anti chute', 'hair loss', 'hair growth'],
    named(/growth|anti-chute|hairestore|wild growth|pousse|density|biotin/i),
  ),
  meant(['déodorant', 'deodorant', 'deo', 'anti transpirant', 'déo homme'], on('Deodorants')),
  meant(
    ['crème mains', 'creme pour les mains', 'hand cream', 'creme main'],
    [...on('Hand & Foot Care', /hand|mains/i), ...on('Hand & Foot Care', undefined, 1)],
  ),
  meant(
    ['faux ongles', 'faux ongle', 'press on nails', 'fake nails', 'capsules ongles'],
    [
      ...on('False Nails & Nail Tools', /press-on|faux ongles|nail tips|acrylic|gel fantasy/i),
      ...on('False Nails & Nail Tools', undefined, 1),
    ],
  ),
  meant(['lampe uv', 'uv lamp', 'lampe ongles'], named(/lamp/i)),
  meant(
    ['dissolvant', 'nail polish remover', 'disolvant', 'acetone'],
    named(/remover.*|dissolvant/i).map((answer) => ({ ...answer, subCategory: 'False Nails & Nail Tools' })),
  ),
  meant(
    ['pinceau', 'pinceaux', 'pinceaux maquillage', 'makeup brush', 'brush set', 'pinceau maquillage'],
    [...on('Makeup Brushes & Sponges', /brush|pinceau/i), ...on('Makeup Brushes & Sponges', undefined, 1)],
  ),
  meant(
    ['éponge', 'eponge maquillage', 'beauty blender', 'beautyblender', 'sponge'],
    [...on('Makeup Brushes & Sponges', /sponge|éponge/i), ...on('Makeup Brushes & Sponges', undefined, 1)],
  ),
  meant(['sèche cheveux', 'seche cheveux', 'hair dryer', 'séchoir'], named(/hair dryer|sèche-cheveux/i)),
  meant(
    ['lisseur', 'fer à lisser', 'flat iron', 'hair straightener'],
    named(/flat iron|straightener|lisse(r|ur)/i),
  ),
  meant(['tondeuse', 'hair clipper', 'tondeuse cheveux'], named(/clipper(?! set)|tondeuse|trimmer/i)),
  meant(['peigne', 'comb', 'peigne afro'], named(/\bcomb\b|peigne/i)),
  meant(
    ['crème dépilatoire', 'epilation', 'hair removal cream', 'creme epilatoire', 'veet'],
    named(/hair remov|dépilatoire|veet|wax strips|epilator/i),
  ),
  meant(
    ['trousse', 'trousse maquillage', 'makeup bag', 'miroir', 'mirror'],
    on('Bags, Mirrors & Accessories', /bag|trousse|case|organizer|mir/i),
  ),
  meant(
    ['huile barbe', 'huile à barbe', 'beard oil', 'barbe'],
    [...named(/beard.*oil|huile à barbe/i), ...named(/beard|barbe/i, 2)],
  ),
  meant(['rasoir', 'razor', 'mousse à raser', 'shaving'], named(/razor|blades|shav|rasoir/i)),
  meant(['fenty', 'fenty beauty', 'fenti', 'fentybeauty'], named(/fenty/i)),
  meant(['fair and white', 'fair & white', 'fairandwhite'], named(/fair & white/i)),
  meant(['makari', 'makary'], named(/makari/i)),
  meant(
    ['mixa', 'lait mixa', 'mixa lait corps'],
    [...on('Body Lotions & Creams', /mixa/i), ...named(/mixa/i, 2)],
  ),
  meant(['bioderma', 'bio derma', 'biodema'], named(/bioderma/i)),
  meant(['huda beauty', 'huda', 'hudabeauty'], named(/huda beauty/i)),
  meant(
    ['nyx', 'nyx gloss', 'gloss nyx'],
    [...on('Lip Gloss & Lip Care', /\bnyx\b/i), ...named(/\bnyx\b/i, 2)],
  ),
  meant(
    ['maquillage', 'makeup', 'make up', 'make-up'],
    [
      ...[
        'Foundation',
        'Concealer',
        'Powder',
        'Blush, Bronzer & Highlighter',
        'Primer & Setting Spray',
        'Mascara',
      ].flatMap((shelf) => on(shelf)),
      ...[
        'Eyeliner & Kohl',
        'Eyeshadow',
        'Eyebrows',
        'False Eyelashes',
        'Lipstick',
        'Lip Gloss & Lip Care',
        'Lip Liner',
      ].flatMap((shelf) => on(shelf)),
      ...named(/make-?up|maquillage/i, 2),
    ],
  ),
  meant(['lèvres', 'levre', 'lips'], [...on('Lipstick'), ...on('Lip Gloss & Lip Care'), ...on('Lip Liner')]),
  meant(['bébé', 'baby', 'huile bébé', 'baby oil'], named(/\bbaby\b(?! (skin|lips))/i)),
];
