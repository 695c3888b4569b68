import type { Family } from '../family.ts';

export const toolFamilies: readonly Family[] = [
  {
    key: 'brush',
    brand: 'toghu',
    name: ['Studio Brush', 'Pinceau Studio'],
    subCategories: ['brushes'],
    unit: '× 1',
    price: 3500,
    facts: [
      [
        'material',
        ['Vegan fibre, brass ferrule, lacquered beech', 'Fibre végane, virole en laiton, hêtre laqué'],
      ],
      [
        'care',
        ['Wash weekly with mild soap, dry lying flat', 'Laver chaque semaine au savon doux, sécher à plat'],
      ],
    ],
    copy: [
      'A brush is half of the result. Ours keep their shape after two hundred washes, and the handle has the weight of a good pen.',
      'Un pinceau, c’est la moitié du résultat. Les nôtres gardent leur forme après deux cents lavages, et le manche a le poids d’un bon stylo.',
    ],
    use: [
      'Load lightly, tap once, let the brush do the work.',
      'Charger légèrement, tapoter, laisser faire le pinceau.',
    ],
    picture: {
      kind: 'brush',
      pack: 'aubergine',
      ground: 'blush',
      line: 'Studio',
      shade: '#2c1c1c',
      finish: 'matte',
    },
    versions: [
      {
        key: 'powder',
        name: ['Powder No 1', 'Poudre n° 1'],
        note: ['Large and airy, for powder and bronzer.', 'Grand et aérien, pour poudre et bronzer.'],
        price: 4800,
        picture: { variant: 0, shade: '#8a4a3a' },
      },
      {
        key: 'foundation',
        name: ['Foundation No 2', 'Fond de teint n° 2'],
        note: [
          'Flat and dense, for foundation and base makeup.',
          'Plat et dense, pour fond de teint et base.',
        ],
        price: 4200,
        picture: { variant: 1, shade: '#a9764a', ground: 'sand' },
      },
      {
        key: 'blush',
        name: ['Angled Blush No 3', 'Blush biseauté n° 3'],
        note: [
          'Cut at an angle for blush and contour powder.',
          'Biseauté pour le blush et la poudre de contour.',
        ],
        picture: { variant: 2, shade: '#c2606c', ground: 'rose' },
      },
      {
        key: 'shadow',
        name: ['Eyeshadow No 4', 'Fard à paupières n° 4'],
        note: ['Soft dome for eyeshadow in the crease.', 'Dôme souple pour le fard dans le creux.'],
        price: 2500,
        picture: { variant: 3, shade: '#9c6b4c', ground: 'lilac' },
      },
      {
        key: 'liner',
        name: ['Fine Liner No 5', 'Liner fin n° 5'],
        note: ['A point for eyeliner and lips.', 'Une pointe pour l’eye-liner et les lèvres.'],
        price: 2000,
        picture: { variant: 4, shade: '#22181a', ground: 'indigo' },
      },
      {
        key: 'fan',
        name: ['Fan No 6', 'Éventail n° 6'],
        note: ['For highlighter and fallen powder.', 'Pour l’enlumineur et les chutes de poudre.'],
        price: 3000,
        picture: { variant: 5, shade: '#e0b98c', ground: 'mist' },
      },
    ],
  },
  {
    key: 'brush-set',
    brand: 'toghu',
    name: ['Three-Brush Travel Set', 'Set voyage trois pinceaux'],
    subCategories: ['brushes', 'gift-sets'],
    unit: '× 3',
    price: 9500,
    facts: [
      ['contents', ['Powder, angled blush and eyeshadow brush', 'Pinceaux poudre, blush biseauté et fard']],
    ],
    copy: [
      'Three brushes that make a whole face, in a weekend bag’s worth of space. A first set for a niece, a second one for the office.',
      'Trois pinceaux pour un visage complet, dans un coin de sac de week-end. Un premier set pour une nièce, un deuxième pour le bureau.',
    ],
    use: [
      'Large for the face, angled for the cheeks, small for the eyes.',
      'Le grand pour le visage, le biseauté pour les joues, le petit pour les yeux.',
    ],
    picture: { kind: 'brush-set', pack: 'shea', ground: 'indigo', line: 'Set' },
    versions: [
      {
        key: 'shea',
        name: ['Ivory', 'Ivoire'],
        note: ['Ivory handles, gold ferrules.', 'Manches ivoire, viroles dorées.'],
        picture: { shade: '#c9705a' },
      },
      {
        key: 'aubergine',
        name: ['Aubergine', 'Aubergine'],
        note: ['Aubergine handles, gold ferrules.', 'Manches aubergine, viroles dorées.'],
        picture: { pack: 'aubergine', ground: 'blush', shade: '#b0466a' },
      },
      {
        key: 'indigo',
        name: ['Indigo', 'Indigo'],
        note: ['Indigo handles, silver ferrules.', 'Manches indigo, viroles argentées.'],
        picture: { pack: 'indigo', ground: 'mist', shade: '#8a5a4a' },
      },
    ],
  },
  {
    key: 'sponge',
    brand: 'ndolo',
    name: ['Bounce Makeup Sponge', 'Éponge de maquillage Rebond'],
    subCategories: ['sponges'],
    unit: '× 1',
    price: 1500,
    facts: [
      [
        'care',
        [
          'Wash after each use, replace after three months',
          'Laver après chaque usage, remplacer après trois mois',
        ],
      ],
    ],
    copy: [
      'Wet it, watch it double, bounce it over the cheek. It gives foundation back a skin and drinks very little of it.',
      'On la mouille, elle double, on la fait rebondir sur la joue. Elle rend au fond de teint un effet peau et en boit très peu.',
    ],
    use: ['Always damp, always in small bounces.', 'Toujours humide, toujours par petits rebonds.'],
    picture: { kind: 'sponge', pack: 'shea', ground: 'lilac', line: 'Rebond' },
    versions: [
      {
        key: 'drop',
        name: ['Hibiscus Drop', 'Goutte hibiscus'],
        note: ['The classic drop shape.', 'La goutte classique.'],
        picture: { shade: '#c2476b', variant: 0 },
      },
      {
        key: 'slant',
        name: ['Aubergine Slant', 'Biseau aubergine'],
        note: ['A flat side for powder and concealer.', 'Un côté plat pour la poudre et l’anti-cernes.'],
        picture: { shade: '#6d2f62', variant: 1, ground: 'blush' },
      },
      {
        key: 'peanut',
        name: ['Cocoa Peanut', 'Arachide cacao'],
        note: ['A waist to hold it by.', 'Une taille pour bien la tenir.'],
        picture: { shade: '#8a5a3f', variant: 2, ground: 'cream' },
      },
      {
        key: 'mini',
        name: ['Papaya Minis', 'Minis papaye'],
        note: ['Small ones for the corners of the eyes.', 'Des petites pour le coin des yeux.'],
        unit: '× 4',
        price: 2000,
        picture: { shade: '#e28a55', variant: 0, ground: 'mist' },
      },
    ],
  },
  {
    key: 'pouch',
    brand: 'ndolo',
    name: ['Ndop Makeup Bag', 'Trousse de maquillage Ndop'],
    subCategories: ['makeup-bags'],
    unit: '× 1',
    price: 7500,
    facts: [
      [
        'material',
        ['Cotton cloth, waterproof lining, metal zip', 'Coton, doublure imperméable, zip métallique'],
      ],
      ['care', ['Wipe with a damp cloth', 'Essuyer avec un chiffon humide']],
    ],
    copy: [
      'Woven, tied and dyed after the cloth of the western kingdoms, then lined so that a leaking bottle stays a small tragedy. Holds the palette flat.',
      'Tissée, nouée et teinte d’après l’étoffe des royaumes de l’Ouest, puis doublée pour qu’un flacon qui fuit reste un petit drame. La palette y tient à plat.',
    ],
    use: [
      'Twenty-two by fifteen centimetres: a day’s face, or a week’s.',
      'Vingt-deux sur quinze centimètres : le visage d’un jour, ou d’une semaine.',
    ],
    picture: { kind: 'pouch', pack: 'aubergine', ground: 'cream', line: 'Ndop' },
    versions: [
      {
        key: 'indigo',
        name: ['Royal Indigo', 'Indigo royal'],
        note: ['White lozenges on indigo, as it should be.', 'Losanges clairs sur indigo, comme il se doit.'],
        picture: { shade: '#24315f', pack: 'indigo', ground: 'cream' },
      },
      {
        key: 'aubergine',
        name: ['Aubergine', 'Aubergine'],
        note: ['Gold on purple, for evenings.', 'Or sur violet, pour le soir.'],
        picture: { shade: '#5a2247', ground: 'lilac' },
      },
      {
        key: 'hibiscus',
        name: ['Hibiscus', 'Hibiscus'],
        note: ['Red, easy to find in a full bag.', 'Rouge, facile à retrouver dans un sac plein.'],
        picture: { shade: '#a82340', pack: 'hibiscus', ground: 'rose' },
      },
      {
        key: 'shea',
        name: ['Natural Cotton', 'Coton naturel'],
        note: ['Undyed cotton with an aubergine print.', 'Coton écru, imprimé aubergine.'],
        picture: { shade: '#eadbc0', pack: 'shea', ground: 'sage' },
      },
    ],
  },
  {
    key: 'hand-mirror',
    brand: 'ndolo',
    name: ['Honest Hand Mirror', 'Miroir à main Franc'],
    subCategories: ['makeup-bags'],
    unit: '× 1',
    price: 4500,
    facts: [['material', ['Lacquered wood, clear glass', 'Bois laqué, verre clair']]],
    copy: [
      'Clear glass that adds nothing and hides nothing. A handle made to be held by someone who is doing something else with the other hand.',
      'Un verre clair qui n’ajoute ni ne cache rien. Un manche fait pour une main pendant que l’autre travaille.',
    ],
    use: ['Face the window, not the lamp.', 'Face à la fenêtre, pas à la lampe.'],
    picture: { kind: 'mirror', pack: 'aubergine', ground: 'rose', line: 'Miroir' },
    versions: [
      {
        key: 'aubergine',
        name: ['Aubergine Lacquer', 'Laque aubergine'],
        note: ['With a gold rim.', 'Cerclé d’or.'],
        picture: { shade: '#5a2247', ground: 'rose' },
      },
      {
        key: 'iroko',
        name: ['Bare Iroko', 'Iroko brut'],
        note: ['Oiled wood.', 'Bois huilé.'],
        picture: { shade: '#8a5a35', ground: 'sage' },
      },
    ],
  },
];
