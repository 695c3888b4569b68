import { looksLikeALink } from '#shared/person-name.ts';
import type { MailBlock } from './mail-html.ts';

/** A block for each line that a person typed: mail programs show a line break within one as a space. */
export function linesAs(kind: 'paragraph' | 'note', text: string): MailBlock[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind, text: line }));
}

/**
 * What a stranger wrote, in a mail to an address that was only typed: without the lines that mail programs make a link of, or the
 * shop's own mail would carry them.
 */
export function quotedLines(text: string): MailBlock[] {
  const lines = text.split('\n').map((line) => (looksLikeALink(line) ? '[…]' : line));
  return linesAs('note', lines.join('\n'));
}
