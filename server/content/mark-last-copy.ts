import { type FinishedAnswer, finishAnswer, plainPart } from './finished-answer.ts';

const marked = new WeakMap<FinishedAnswer, { madeAt: number; answer: FinishedAnswer }>();

/**
 * A page that says in its first line that it is a copy, and of when: the browser shows a notice above it, as for copies of its own
 * (app/offline/offline-notice.tsx). Other answers say it in their headers alone.
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
