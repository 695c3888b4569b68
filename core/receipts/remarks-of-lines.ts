import { formatDay } from '#shared/formats/dates.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import type { LineChange } from '../orders/change-lines.ts';

/** Remarks on pieces that were exchanged or came back after the invoice, whose lines stay as they were sold. */
export function remarksOfLines(changes: readonly LineChange[], since: Date, language: Language): string[] {
  const t = receiptMessages[language];
  const later = changes.filter(({ at }) => at > since);
  return [...Map.groupBy(later, ({ changeId }) => changeId).values()].flatMap((steps) => {
    const [first] = steps;
    if (!first) return [];
    const day = formatDay(first.at, language);
    const left = piecesOf(
      steps.filter(({ quantity }) => quantity < 0),
      language,
    );
    const came = piecesOf(
      steps.filter(({ quantity }) => quantity > 0),
      language,
    );
    if (first.kind === 'swapped') return [t.exchanged(day, left, came)];
    return first.kind === 'returned' ? [t.returned(day, left)] : [];
  });
}

function piecesOf(steps: readonly LineChange[], language: Language): string {
  return steps.map((step) => `${Math.abs(step.quantity)} × ${nameIn(language, step)}`).join(', ');
}
