import { type FinishedAnswer, finishAnswer, plainPart } from './finished-answer.ts';

const marked = new WeakMap<FinishedAnswer, { madeAt: number; answer: FinishedAnswer }>();

/**
 * Marks a page in its first line as a copy, with the time it was made: the browser shows a notice above it, as for its own copies
 * (app/offline/offline-notice.tsx). Other answers are marked only in their headers.
 */
export function markLastCopy(answer: FinishedAnswer, madeAt: number): FinishedAnswer {
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
  const known = marked.get(answer);
  if (known?.madeAt === madeAt) return known.answer;
  const text = plainPart(answer)
    .body.toString()
    .replace('<html ', `<html data-seen-at="${new Date(madeAt).toISOString()}" `);
  const copy = finishAnswer(answer.status, text, answer.headers);
  marked.set(answer, { madeAt, answer: copy });
  return copy;
}
