import type { MailBlock } from './mail-html.ts';

/** A block for each line that a person typed: mail programs show a line break within one as a space. */
export function linesAs(kind: 'paragraph' | 'note', text: string): MailBlock[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind, text: line }));
}
