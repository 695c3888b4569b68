/** Nine narrow or wide elements per character, bars and spaces in turn. Only for the characters of order numbers and the star at both ends. */
const patterns: Record<string, string> = {
  ...{ 0: 'nnnwwnwnn', 1: 'wnnwnnnnw', 2: 'nnwwnnnnw', 3: 'wnwwnnnnn', 4: 'nnnwwnnnw' },
  ...{ 5: 'wnnwwnnnn', 6: 'nnwwwnnnn', 7: 'nnnwnnwnw', 8: 'wnnwnnwnn', 9: 'nnwwnnwnn' },
  ...{ A: 'wnnnnwnnw', B: 'nnwnnwnnw', C: 'wnwnnwnnn', D: 'nnnnwwnnw', E: 'wnnnwwnnn' },
  ...{ F: 'nnwnwwnnn', G: 'nnnnnwwnw', H: 'wnnnnwwnn', I: 'nnwnnwwnn', J: 'nnnnwwwnn' },
  ...{ K: 'wnnnnnnww', L: 'nnwnnnnww', M: 'wnwnnnnwn', N: 'nnnnwnnww', O: 'wnnnwnnwn' },
  ...{ P: 'nnwnwnnwn', Q: 'nnnnnnwww', R: 'wnnnnnwwn', S: 'nnwnnnwwn', T: 'nnnnwnwwn' },
  ...{ U: 'wwnnnnnnw', V: 'nwwnnnnnw', W: 'wwwnnnnnn', X: 'nwnnwnnnw', Y: 'wwnnwnnnn' },
  ...{ Z: 'nwwnwnnnn', '-': 'nwnnnnwnw', '*': 'nwnnwnwnn' },
};

const WIDE = 2.5;

export type Bar = { from: number; width: number };

/**
 * The bars of a text in Code 39, scaled to a width; phones and all hand scanners read them. Undefined if a character has no
 * pattern, because a wrong code is worse than none.
 */
export function barsOf(text: string, width: number): Bar[] | undefined {
  const characters = [...`*${text}*`].map((character) => patterns[character]);
  const modules: number[] = [];
  for (const pattern of characters) {
    if (pattern === undefined) return undefined;
    // A narrow space separates two characters.
    if (modules.length > 0) modules.push(1);
    modules.push(...[...pattern].map((element) => (element === 'w' ? WIDE : 1)));
  }
  const scale = width / modules.reduce((sum, module) => sum + module, 0);
  let from = 0;
  return modules.flatMap((module, index) => {
    const bar = { from: from * scale, width: module * scale };
    from += module;
    // Every character has an odd number of elements and one space after it, so every even element is a bar.
    return index % 2 === 0 ? [bar] : [];
  });
}
