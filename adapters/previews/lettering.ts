import { readFileSync } from 'node:fs';
import opentype, { type Path, type PathCommand } from 'opentype.js';

// Letters become shapes, because the machine that prints previews may have no fonts.
const file = readFileSync(new URL('./ojuju-bold.ttf', import.meta.url));
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

export type Line = { text: string; x: number; y: number; size: number; colour: string };

/** One line as a path, its baseline at `y`. */
export function drawLine({ text, x, y, size, colour }: Line): string {
  return `<path fill="${colour}" d="${pathData(font.getPath(text, x, y, size))}"/>`;
}

// The library's own toPathData writes NaN for coordinates very close to a whole number, and keeps each one in memory for good.
function pathData({ commands }: Path): string {
  return commands.map((command) => command.type + pointsOf(command).map(rounded).join(' ')).join('');
}

function pointsOf(command: PathCommand): number[] {
  switch (command.type) {
    case 'Z':
      return [];
    case 'Q':
      return [command.x1, command.y1, command.x, command.y];
    case 'C':
      return [command.x1, command.y1, command.x2, command.y2, command.x, command.y];
    default:
      return [command.x, command.y];
  }
}

function rounded(coordinate: number): string {
  return String(Math.round(coordinate * 10) / 10);
}

export function widthOf(text: string, size: number): number {
  return font.getAdvanceWidth(text, size);
}

/** Only characters that the font has: a missing one loses its accent or is left out. */
export function writable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '))
    .map((character) => (isKnown(character) ? character : bare(character)))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** The text on at most `most` lines of `width`; a longer text ends in an ellipsis. */
export function breakLines(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const shown = lines.slice(0, most);
  return shown.map((shownLine, index) =>
    lines.length > most && index === most - 1
      ? shorten(`${shownLine}…`, size, width)
      : shorten(shownLine, size, width),
  );
}

function shorten(line: string, size: number, width: number): string {
  let kept = line;
  while (widthOf(kept, size) > width && kept.length > 2)
    kept = `${kept.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  return kept;
}

function bare(character: string): string {
  return Array.from(character.normalize('NFD')).filter(isKnown).join('');
}

function isKnown(character: string): boolean {
  return font.charToGlyph(character).index > 0;
}
