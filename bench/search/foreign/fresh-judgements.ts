import { type Judgement, meant, named, on } from './foreign-answers.ts';

/**
 * Written on 28 November 2026, after the search had been tuned to all others, and without looking at its results: as shoppers in Douala
 * type, both languages in one search, short, with brands, needs and gifts. The search must never be tuned to one of these.
 */
export const freshJudgements: readonly Judgement[] = [
  meant(
    ['fdt mac', 'mac fond de teint NC45', 'studio fix'],
    [...on('Foundation', /^mac/i), ...named(/studio fix/i, 2), ...named(/^mac/i, 1)],
  ),
  meant(
    ['fenty fond2teint', 'fenty beauty foundation'],
    [...on('Foundation', /fenty/i), ...named(/fenty/i, 1), ...on('Foundation', undefined, 1)],
  ),
  meant(
    ['fond de teint qui couvre bien', 'full coverage foundation'],
    [...on('Foundation', /full coverage|total coverage/i), ...on('Foundation', undefined, 2)],
  ),
  meant(
    ['concealer maybeline', 'anti cerne fit me'],
    [...on('Concealer', /maybelline/i), ...on('Concealer', undefined, 1)],
  ),
  meant(
    ['banana powder', 'poudre banane', 'ben nye'],
    [...named(/banana/i), ...named(/ben nye/i, 2), ...on('Powder', undefined, 1)],
  ),
  meant(['poudre sacha', 'buttercup'], [...named(/sacha/i), ...on('Powder', undefined, 1)]),
  meant(
    ['spray pour fixer le maquillage', 'fixateur makeup', 'setting spray nyx'],
    [
      ...on('Primer & Setting Spray', /setting (spray|mist)|fix\+/i),
      ...on('Primer & Setting Spray', undefined, 1),
    ],
  ),
  meant(
    ['houpette', 'houppette poudre', 'powder puff'],
    [...named(/powder puff/i), ...on('Makeup Brushes & Sponges', undefined, 1)],
  ),
  meant(
    ['mascara waterproof', 'mascara qui allonge', 'rimmel cils'],
    [...on('Mascara', /waterproof|length|lash/i), ...on('Mascara', undefined, 2)],
  ),
  meant(
    ['crayon a sourcil', 'crayon sourcils noir', 'eyebrow pencil'],
    [...on('Eyebrows', /pencil/i), ...on('Eyebrows', undefined, 2)],
  ),
  meant(
    ['cils magnetique', 'magnetic lashes'],
    [...named(/magnetic/i), ...on('False Eyelashes', undefined, 1)],
  ),
  meant(
    ['crayon levre marron', 'lip liner brown', 'crayon contour lèvre'],
    [...on('Lip Liner'), ...on('Lipstick', undefined, 1)],
  ),
  meant(
    ['ral mat', 'rouge a levre liquide mat', 'matte liquid lipstick'],
    [
      ...on('Lipstick', /matte?\b.*(liquid|ink)|liquid.*matte|mat$/i),
      ...on('Lipstick', /matte?\b|liquid/i, 2),
      ...on('Lipstick', undefined, 1),
    ],
  ),
  meant(['ruby woo', 'mac ruby woo'], [...named(/ruby woo/i), ...on('Lipstick', /^mac/i, 1)]),
  meant(
    ['gloss transparent', 'clear gloss', 'gloss bomb'],
    [
      ...on('Lip Gloss & Lip Care', /gloss.*clear/i),
      ...on('Lip Gloss & Lip Care', /gloss/i, 2),
      ...on('Lip Gloss & Lip Care', undefined, 1),
    ],
  ),
  meant(
    ['baume pour levres gercées', 'lip balm', 'labello'],
    [...on('Lip Gloss & Lip Care', /balm|baume|lip therapy/i), ...on('Lip Gloss & Lip Care', undefined, 1)],
  ),
  meant(
    ['demaquillant yeux', 'lingette demaquillante', 'coton demaquillant'],
    [
      ...on('Makeup Removers & Micellar Water', /remover|démaquill|wipes|towelettes/i),
      ...named(/cotton|cotons/i, 2),
      ...on('Makeup Removers & Micellar Water', undefined, 1),
    ],
  ),
  meant(
    ['gel lavant visage peau grasse', 'face wash oily skin'],
    [
      ...on('Cleansers', /oily|oil|acne|pure active|effaclar|normaderm|sébium|cleanance|imperfections/i),
      ...on('Cleansers', undefined, 2),
    ],
  ),
  meant(
    ['effaclar', 'la roche posay', 'laroche posay'],
    [...named(/effaclar/i), ...named(/la roche-posay/i, 2)],
  ),
  meant(
    ['creme contre les boutons', 'bouton visage', 'acne cream'],
    [
      ...named(/acne|imperfections|blemish|effaclar|salicylic/i),
      ...on('Cleansers', undefined, 1),
      ...on('Serums & Treatments', undefined, 1),
    ],
  ),
  meant(
    ['serum contre les taches', 'dark spot serum', 'sérum anti tache'],
    [
      ...on('Serums & Treatments', /dark.?spot|tache|pigment|discolor|vitamine? c|niacinamide/i),
      ...on('Serums & Treatments', undefined, 1),
      ...named(/tache|dark.?spot|pigment/i, 2),
    ],
  ),
  meant(
    ['acide hyaluronique', 'hyaluronic serum'],
    [...named(/hyal/i), ...on('Serums & Treatments', undefined, 1)],
  ),
  meant(
    ['poches sous les yeux', 'cerne yeux creme', 'eye cream'],
    [...on('Eye Care'), ...named(/anti-poches/i)],
  ),
  meant(
    ['masque au charbon', 'peel off mask', 'masque argile'],
    [...on('Face Masks', /charcoal|peel|clay/i), ...on('Face Masks', undefined, 2)],
  ),
  meant(
    ['creme soleil', 'ecran solaire spf 50', 'sunscreen'],
    [...on('Sunscreen'), ...named(/spf (30|4|5)/i, 1)],
  ),
  meant(
    ['maxi light eclaircissant', 'lait carotte eclaircissante', 'carrot lotion'],
    [...named(/carrot|carotte/i), ...on('Skin Lightening', undefined, 2)],
  ),
  meant(['caro white', 'carowhite', 'caro wite lait'], named(/caro white/i)),
  meant(['gamme makari', 'makari'], named(/makari/i)),
  meant(
    ['pommade cacao', 'beurre de cacao', 'cocoa butter palmers'],
    [...named(/palmer.*cocoa/i), ...named(/cocoa/i, 2), ...named(/palmer/i, 1)],
  ),
  meant(
    ['lait pour peau seche', 'body lotion dry skin'],
    [
      ...on('Body Lotions & Creams', /dry|sèche|dessèchement|urea|repair/i),
      ...on('Body Lotions & Creams', undefined, 2),
    ],
  ),
  meant(
    ['karité brut', 'raw shea butter'],
    [...named(/(raw|unrefined).*shea|karité brut/i), ...named(/shea|karité/i, 1)],
  ),
  meant(
    ['huile pour massage', 'massage oil'],
    [...named(/massage/i), ...on('Body Oils & Butters', /oil|huile/i, 2)],
  ),
  meant(
    ['gel douche homme', 'shower gel men'],
    [...on('Shower Gels & Soaps', /\bmen\b|axe/i), ...on('Shower Gels & Soaps', undefined, 1)],
  ),
  meant(
    ['savon antibacterien', 'savon pour acné', 'savon gommant'],
    [
      ...on('Shower Gels & Soaps', /soap|savon|bar/i, 2),
      ...named(/antibacterial|savon exfoliant|black soap/i),
    ],
  ),
  meant(
    ['roll on nivea', 'deo bille', 'deo rexona men'],
    [...on('Deodorants', /roll-on/i), ...on('Deodorants', undefined, 2)],
  ),
  meant(
    ['creme talon fendillé', 'cracked heels', 'rape pied'],
    [
      ...named(/heel|foot file/i),
      ...on('Hand & Foot Care', /foot/i, 2),
      ...on('Hand & Foot Care', undefined, 1),
    ],
  ),
  meant(['gel desinfectant', 'hand sanitizer'], [...named(/sanitizer/i), ...named(/hand wash|dettol/i, 2)]),
  meant(
    ['shampoing anti pellicule', 'shampoing pellicules', 'head and shoulders'],
    [...named(/dandruff|antipelliculaire|head & shoulders/i), ...on('Shampoo', undefined, 1)],
  ),
  meant(
    ['produit cheveux crépus', 'natural hair products', 'soin cheveux afro'],
    [
      ...named(/cantu|sheamoisture|as i am|mielle|curl|kinky-curly/i, 2),
      ...on('Hair Treatments, Masks & Oils', undefined, 2),
      ...on('Styling', undefined, 1),
      ...on('Conditioner', undefined, 1),
    ],
  ),
  meant(
    ['cantu creme', 'creme boucle cantu', 'activateur de boucle'],
    [
      ...named(/cantu.*cur|curl (activator|cream)|curling cream/i),
      ...named(/cantu/i, 2),
      ...named(/curl/i, 1),
    ],
  ),
  meant(
    ['huile pour faire pousser les cheveux', 'hair growth oil', 'pousse cheveux'],
    [
      ...named(/grow|gro\b|pousse|castor oil|rosemary/i),
      ...on('Hair Treatments, Masks & Oils', /oil|huile/i, 2),
      ...on('Hair Treatments, Masks & Oils', undefined, 1),
    ],
  ),
  meant(
    ['chute de cheveux', 'anti chute'],
    [...named(/anti-chute|regrowth|growth|fertiliz/i), ...on('Hair Treatments, Masks & Oils', undefined, 1)],
  ),
  meant(
    ['gel pour plaquer les cheveux', 'edges', 'eco gel'],
    [...on('Styling', /gel|edge/i), ...on('Styling', undefined, 1)],
  ),
  meant(
    ['defrisant enfant', 'kids relaxer', 'defrisan dark and lovely'],
    [
      ...on('Relaxers & Texturizers', /kids|girls|just for me|dark & lovely/i),
      ...on('Relaxers & Texturizers', undefined, 2),
    ],
  ),
  meant(
    ['teinture blonde', 'coloration blond', 'colorant cheveux rouge'],
    [...on('Hair Color', /blonde|red/i), ...on('Hair Color', undefined, 1)],
  ),
  meant(
    ['perruque naturelle', 'human hair wig', 'perruk humaine'],
    [...on('Wigs', /human|naturel|unice|brésilienne/i), ...on('Wigs', undefined, 1)],
  ),
  meant(['perruque bob', 'carré perruque'], [...on('Wigs', /bob/i), ...on('Wigs', undefined, 1)]),
  meant(
    ['meches xpression', 'meche pour natte', 'rajout kanekalon'],
    [
      ...on('Braiding Hair & Crochet', /x-pression|braid|tresses|kanekalon/i),
      ...on('Braiding Hair & Crochet', undefined, 2),
    ],
  ),
  meant(
    ['queue de cheval', 'ponytail', 'postiche'],
    [...named(/ponytail|puff bun/i), ...on('Weaves, Bundles & Closures', undefined, 1)],
  ),
  meant(
    ['colle pour perruque', 'bonnet de perruque', 'filet perruque'],
    [
      ...on('Wig Accessories', /glue|adhesive|bond|cap/i),
      ...on('Wig Accessories', undefined, 2),
      ...on('Wigs', undefined, 1),
    ],
  ),
  meant(
    ['parfun homme', 'parfum pour mon mari', 'sauvage dior'],
    [...on("Men's Perfume", /sauvage/i), ...on("Men's Perfume", undefined, 3)],
  ),
  meant(
    ['parfum femme good girl', 'black opium', 'la vie est belle'],
    [...named(/good girl|black opium|la vie est belle/i), ...on("Women's Perfume", undefined, 1)],
  ),
  meant(
    ['brume victoria secret', 'body splash vanille'],
    [...named(/victoria's secret.*mist|vanilla.*(mist|spray)/i), ...on('Body Mists & Sprays', undefined, 2)],
  ),
  meant(
    ['vernis permanent', 'lampe uv vernis', 'faux ongle capsule'],
    [
      ...named(/gel (nail )?polish|lamp|lampe|faux ongles|press-on|nail tips/i),
      ...on('Nail Polish', undefined, 1),
      ...on('False Nails & Nail Tools', undefined, 1),
    ],
  ),
  meant(
    ['dissolvant', 'nail polish remover', 'acétone'],
    named(/remover.*|dissolvant/i).map((answer) => ({ ...answer, subCategory: 'False Nails & Nail Tools' })),
  ),
  meant(
    ['lot de pinceaux', 'kit pinceau makeup', 'brush set'],
    [
      ...on('Makeup Brushes & Sponges', /set|kit|collection/i),
      ...on('Makeup Brushes & Sponges', undefined, 1),
    ],
  ),
  meant(
    ['eponge maquillage', 'eponje', 'beauty blender'],
    [
      ...on('Makeup Brushes & Sponges', /sponge|éponge|beautyblender/i),
      ...on('Makeup Brushes & Sponges', undefined, 1),
    ],
  ),
  meant(
    ['fer a lisser', 'plaque a lisser', 'lisseur babyliss'],
    [...named(/flat iron|lisseur|straightener|fer à lisser/i), ...on('Hair Tools', undefined, 1)],
  ),
  meant(
    ['seche cheveux', 'tondeuse barbe', 'sechoir'],
    [...named(/dryer|sèche-cheveux|tondeuse|trimmer|clipper/i), ...on('Hair Tools', undefined, 1)],
  ),
  meant(
    ['miroir maquillage', 'miroir avec lumiere', 'ring light'],
    [...named(/mirror|miroir|ring light/i), ...on('Bags, Mirrors & Accessories', undefined, 1)],
  ),
  meant(
    ['trousse de toilette', 'sac a maquillage', 'malette maquillage'],
    [
      ...named(/cosmetic bag|trousse|train case|organizer/i),
      ...on('Bags, Mirrors & Accessories', undefined, 1),
      ...on('Gift Sets & Kits', undefined, 1),
    ],
  ),
  meant(
    ['filet pour se laver', 'gant gommage', 'net sponge'],
    [...named(/net sponge|exfoliating glove/i), ...on('Bags, Mirrors & Accessories', undefined, 1)],
  ),
  meant(
    ['creme depilatoire', 'cire epilation', 'veet'],
    [...named(/hair remov|veet|dépilatoire|wax (strips|heater)|epilator/i)],
  ),
  meant(
    ['cadeau pour ma copine', 'coffret cadeau femme', 'gift for her'],
    [...on('Gift Sets & Kits', /gift|coffret|cadeau/i), ...on('Gift Sets & Kits', undefined, 2)],
  ),
  meant(
    ['cadeau homme', 'gift set men', 'coffret homme'],
    [...on('Gift Sets & Kits', /\bmen\b|sauvage/i), ...on('Gift Sets & Kits', undefined, 1)],
  ),
  meant(
    ['kit makeup debutant', 'maquillage complet', 'makeup box'],
    [...on('Gift Sets & Kits', /makeup|maquillage/i), ...on('Gift Sets & Kits', undefined, 1)],
  ),
  meant(
    ['huile barbe', 'faire pousser la barbe', 'beard kit'],
    [...named(/beard|barbe/i), ...on('Beard & Shaving', undefined, 1)],
  ),
  meant(
    ['boutons de rasage', 'razor bumps', 'poudre a raser'],
    [...named(/bump|shaving powder/i), ...on('Beard & Shaving', undefined, 2)],
  ),
  meant(['lait bebe', 'huile bb', 'johnson bebe'], [...named(/johnson's.*baby/i), ...named(/johnson/i, 1)]),
];
