import { firstHome, type HomeBlock, newHomeBlock } from '#shared/home-blocks.ts';

const picture = (name: string) => ({ en: `/media/${name}/960.webp`, fr: '' });

const hero: HomeBlock = {
  ...newHomeBlock('hero', 'hero'),
  wide: picture('ae8b3f8d28e7cc204850-1440x960-4d1c40'),
  narrow: picture('d66bb1c50df563714950-960x1280-4d1c40'),
  link: '/search?sort=popular',
};

const storyOf = (link: string): HomeBlock => ({
  ...newHomeBlock('shades', 'story'),
  wide: picture('c9288597875d7274f2da-1440x960-c98f74'),
  title: { en: 'Eighteen browns, and yours among them', fr: 'Dix-huit bruns, dont le vôtre' },
  text: {
    en: 'Hold your wrist in daylight. Gold in it? Take a warm shade. Blue or red? A cool one. If you hesitate between two, the deeper one melts in better. And if it is still not yours, write to us with a photo taken at the window.',
    fr: 'Regardez votre poignet à la lumière du jour. Des reflets dorés\u202f? Prenez un sous-ton chaud. Bleutés ou rouges\u202f? Un sous-ton froid. Si vous hésitez entre deux, la plus foncée se fond mieux. Et si ce n’est toujours pas ça, écrivez-nous avec une photo prise à la fenêtre.',
  },
  action: { en: 'Find your foundation', fr: 'Trouver mon fond de teint' },
  link,
});

const pictures: Record<string, string> = {
  offers: '785bb87b6e944a0d83a0-960x1280-26325f',
  care: '34756de39ea9a29a732a-960x1280-e2cba6',
};

/**
 * The demo's home, arranged as an owner would: the shop's default blocks, with pictures and a story. The story links to the page of
 * foundations, which has its texts in both languages; a search would have words of only one.
 */
export function demoHome(foundations: string): HomeBlock[] {
  return firstHome.flatMap((block) => {
    if (block.id === 'hero') return hero;
    const name = pictures[block.id];
    if (name !== undefined) return { ...block, wide: picture(name) };
    return block.id === 'deep' ? [storyOf(foundations), block] : block;
  });
}
