// How lists are written inside one cell. Any value is read back unchanged, whatever characters are in it.

/** Spreadsheet programs read a text with such a beginning as a formula, even after leading quotes. */
const likeFormula = /^'*[=+\-@\t\r]/;

export function writeText(text: string): string {
  return likeFormula.test(text) ? `'${text}` : text;
}

/** A typed or exported text, without the spaces around it. */
export function readText(cell: string): string {
  const text = sameLines(cell).trim();
  return text.startsWith("'") && likeFormula.test(text) ? text.slice(1).trim() : text;
}

/** The text with equal line ends, for comparing: programs change them. */
export function sameLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

export function writeList(entries: readonly string[]): string {
  return entries.map((entry) => escaped(entry, '|')).join(' | ');
}

export function readList(cell: string): string[] {
  return splitAt(cell, '|')
    .map((part) => unescaped(part).trim())
    .filter((entry) => entry !== '');
}

export function writeDetails(details: readonly (readonly [label: string, text: string])[]): string {
  return details.map(([label, text]) => `${escaped(label, ':')}: ${escaped(text, '')}`).join('\n');
}

/** The details in a cell; undefined if a line is not a detail because it has no label or no text. */
export function readDetails(cell: string): [label: string, text: string][] | undefined {
  const details: [string, string][] = [];
  for (const line of splitAt(cell, '\n').filter((typed) => typed.trim() !== '')) {
    const [label = '', ...rest] = splitAt(line, ':');
    const detail: [string, string] = [unescaped(label).trim(), unescaped(rest.join(':')).trim()];
    if (detail.includes('')) return undefined;
    details.push(detail);
  }
  return details;
}

function escaped(text: string, separator: string): string {
  const plain = sameLines(text).replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return separator === '' ? plain : plain.replaceAll(separator, `\\${separator}`);
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_pair, character: string) => (character === 'n' ? '\n' : character));
}

/** Splits at the separators that have no backslash before them. */
function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === separator) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}${character === '\\' ? text.charAt(++index) : ''}`);
  }
  return parts;
}
