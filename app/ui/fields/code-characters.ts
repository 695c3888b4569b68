const CODE_CHARACTER = /[A-Z0-9]/g;

/**
 * Spreads typed, pasted or autofilled text over the boxes, starting at `position`; text as long as the code fills it
 * from the first box, wherever it was pasted. `next` is the index of the box to focus.
 */
export function fillFrom(
  characters: readonly string[],
  position: number,
  text: string,
): { characters: readonly string[]; next: number } {
  const codeCharacters = codeCharactersOf(text);
  const start = codeCharacters.length >= characters.length ? 0 : position;
  const room = codeCharacters.slice(0, characters.length - start);
  const filled = characters.map((character, index) => room[index - start] ?? character);
  return { characters: filled, next: Math.min(start + room.length, characters.length - 1) };
}

export function replaceAt(
  characters: readonly string[],
  position: number,
  replacement: string,
): readonly string[] {
  return characters.map((character, index) => (index === position ? replacement : character));
}

/** The new character in a box that already had one: a phone's keyboard may put it before or after the old one. */
export function typedInto(before: string, after: string): string {
  if (before === '' || after.length !== 2) return after;
  return after.toUpperCase().replace(before, '');
}

function codeCharactersOf(text: string): string[] {
  return text.toUpperCase().match(CODE_CHARACTER) ?? [];
}
