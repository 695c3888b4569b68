import { looksLikeALink } from '#shared/person-name.ts';
import type { MailBlock } from './mail-html.ts';

/** One block for each line of typed text, because mail programs show a line break within a block as a space. */
export function linesAs(kind: 'paragraph' | 'note', text: string): MailBlock[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind, text: line }));
}

/**
 * A stranger's text for a mail to an unverified address. Lines that mail programs turn into links are left out; otherwise the
 * shop's own mail would carry a stranger's links.
 */
export function quotedLines(text: string): MailBlock[] {
  const lines = text.split('\n').map((line) => (looksLikeALink(line) ? '[…]' : line));
  return linesAs('note', lines.join('\n'));
}
