import type { Family } from '../family.ts';

export const bridalFamilies: readonly Family[] = [
  {
    key: 'bridal-kit',
    brand: 'ndolo',
    name: ['Bridal Makeup Box', 'Coffret maquillage de mariée'],
    subCategories: ['bridal-makeup', 'gift-sets'],
    unit: '× 1',
    price: 38000,
    copy: [
      'Everything between the first curl and the last photo, chosen by artists who do three weddings a weekend. The bridal makeup box arrives tied, and reads like a plan.',
      'Tout, de la première boucle à la dernière photo, choisi par des artistes qui font trois mariages par week-end. Le coffret de mariée arrive noué et se lit comme un programme.',
    ],
    use: [
      'Open it a month before; try everything once; sleep well.',
      'L’ouvrir un mois avant, tout essayer une fois, bien dormir.',
    ],
    picture: { kind: 'gift-box', pack: 'shea', ground: 'blush', line: 'Mariee', setting: 'plain' },
    versions: [
      {
        key: 'civil',
        name: ['Town Hall', 'Mairie'],
        note: ['Soft and luminous, for the civil ceremony.', 'Douce et lumineuse, pour la cérémonie civile.'],
        facts: [
          [
            'contents',
            [
              'Primer, skin tint, liquid blush, satin lipstick, mist',
              'Base, teinté, blush liquide, rouge satiné, brume',
            ],
          ],
        ],
        picture: { shade: '#d9a0a0' },
      },
      {
        key: 'traditional',
        name: ['Traditional Day', 'Dot'],
        note: ['Strong colour to hold against the pagne.', 'Des couleurs fortes pour tenir tête au pagne.'],
        facts: [
          [
            'contents',
            [
              'Foundation, palette, lashes, velvet lipstick, gold drops',
              'Fond de teint, palette, faux cils, rouge velours, gouttes dorées',
            ],
          ],
        ],
        price: 42000,
        picture: { shade: '#c8963f', pack: 'hibiscus', ground: 'honey' },
      },
      {
        key: 'church',
        name: ['Church Morning', 'Matin d’église'],
        note: ['Rosy, waterproof, made for tears.', 'Rosé, waterproof, prévu pour les larmes.'],
        facts: [
          [
            'contents',
            [
              'HD foundation, setting spray, waterproof mascara, liquid lipstick',
              'Fond de teint HD, brume fixante, mascara waterproof, rouge liquide',
            ],
          ],
        ],
        price: 40000,
        picture: { shade: '#eee0cc', pack: 'blush', ground: 'cream' },
      },
      {
        key: 'bridesmaid',
        name: ['Bridesmaids’ Trio', 'Trio des demoiselles'],
        note: ['Three matching small sets.', 'Trois petits sets assortis.'],
        facts: [['contents', ['3 lipsticks, 3 glosses, 3 mini mists', '3 rouges, 3 gloss, 3 mini-brumes']]],
        price: 27000,
        picture: { shade: '#b0466a', pack: 'shea', ground: 'lilac' },
      },
    ],
  },
  {
    key: 'bridal-mist',
    brand: 'ndolo',
    name: ['Bridal Makeup Setting Spray', 'Brume fixante maquillage de mariée'],
    subCategories: ['bridal-makeup', 'setting-spray'],
    unit: '120 ml',
    price: 7200,
    skin: 'all',
    ingredients: ['water', 'rose', 'resin', 'panthenol'],
    copy: [
      'The setting spray that has seen the most weddings in the house. Rose water first, then a film that lets tears roll off.',
      'La brume fixante qui a vu le plus de mariages de la maison. D’abord l’eau de rose, puis un film sur lequel les larmes glissent.',
    ],
    use: [
      'Once after foundation, once at the very end.',
      'Une fois après le fond de teint, une fois à la toute fin.',
    ],
    picture: {
      kind: 'spray',
      pack: 'shea',
      ground: 'blush',
      line: 'Mariee',
      shade: '#ffffff',
      setting: 'arch',
    },
  },
  {
    key: 'gift-set',
    brand: 'ndolo',
    name: ['Gift Set', 'Coffret cadeau'],
    subCategories: ['gift-sets'],
    unit: '× 1',
    price: 16500,
    copy: [
      'Chosen, wrapped and tied by people who like giving. It costs less than its pieces, and saves you the ribbon.',
      'Choisi, emballé et noué par des gens qui aiment offrir. Il coûte moins que ses pièces et vous épargne le ruban.',
    ],
    use: ['Add a card; hide it well.', 'Ajouter une carte ; bien le cacher.'],
    picture: { kind: 'gift-box', pack: 'aubergine', ground: 'rose', line: 'Cadeau' },
    versions: [
      {
        key: 'lips',
        name: ['Five Kisses', 'Cinq baisers'],
        note: ['Five mini lipsticks from nude to berry.', 'Cinq mini-rouges, du nude à la mûre.'],
        facts: [['contents', ['5 × 1.5 g lipstick', '5 rouges à lèvres de 1,5 g']]],
        picture: { shade: '#b01e3c', pack: 'blush', ground: 'rose' },
      },
      {
        key: 'mama',
        name: ['For Mama', 'Pour Maman'],
        note: [
          'Soap, body butter and hand cream for the one who never buys herself anything.',
          'Savon, beurre corporel et crème mains pour celle qui ne s’achète jamais rien.',
        ],
        facts: [['contents', ['Bar soap, body butter, hand cream', 'Savon, beurre corporel, crème mains']]],
        picture: { shade: '#d9a24a', pack: 'honey', ground: 'cream' },
      },
      {
        key: 'curl',
        name: ['Curl Week', 'Semaine bouclée'],
        note: ['A wash day in four steps.', 'Un jour de lavage en quatre étapes.'],
        facts: [
          ['contents', ['Shampoo, conditioner, oil, bonnet', 'Shampoing, après-shampoing, huile, bonnet']],
        ],
        price: 15000,
        picture: { shade: '#e9d9b8', pack: 'forest', ground: 'sage' },
      },
      {
        key: 'discovery',
        name: ['Six Roads Perfume Discovery', 'Découverte Six Routes'],
        note: [
          'Six perfume samples to travel before choosing.',
          'Six échantillons de parfum pour voyager avant de choisir.',
        ],
        facts: [['contents', ['6 × 3 ml eau de parfum', '6 eaux de parfum de 3 ml']]],
        price: 12000,
        picture: { shade: '#c8963f', pack: 'indigo', ground: 'indigo' },
      },
      {
        key: 'glow',
        name: ['Golden Weekend', 'Week-end doré'],
        note: [
          'Body oil, shimmer and gloss for two evenings out.',
          'Huile, poudre scintillante et gloss pour deux soirées.',
        ],
        facts: [
          [
            'contents',
            ['Body oil, shimmer powder, lipgloss', 'Huile corporelle, poudre scintillante, gloss'],
          ],
        ],
        price: 14500,
        picture: { shade: '#f1dcae', pack: 'sun', ground: 'terracotta' },
      },
    ],
  },
];
