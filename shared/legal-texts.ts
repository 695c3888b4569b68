/**
 * The day since which the terms and the privacy policy have their present text, in the shop's calendar. Stored with the consent of each registration;
 * a changed text needs a new day (app/messages/legal-texts.test.ts).
 */
export const legalTextsSince = '2026-11-29';

/** Addresses of the pages whose text the owner may replace. */
export const legalPages = ['terms', 'privacy-policy'] as const;
export type LegalPage = (typeof legalPages)[number];

export type LegalPart =
  | { kind: 'title'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Parses a text as the owner types it: an empty line ends a paragraph, `## ` begins a title, `- ` begins a line of a list. Everything else is plain
 * text.
 */
export function legalPartsOf(typed: string): LegalPart[] {
  const parts: LegalPart[] = [];
  let isOpen = false;
  for (const line of typed.split('\n').map((each) => each.trim())) {
    const last = isOpen ? parts.at(-1) : undefined;
    isOpen = line !== '';
    if (!isOpen) continue;
    if (line.startsWith('## ')) {
      parts.push({ kind: 'title', text: line.slice(3).trim() });
      isOpen = false;
    } else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (last?.kind === 'list') last.items.push(item);
      else parts.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') {
      last.text += ` ${line}`;
    } else {
      parts.push({ kind: 'paragraph', text: line });
    }
  }
  return parts;
}
