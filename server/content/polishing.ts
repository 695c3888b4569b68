import type { Log } from '#core/store.ts';
import { type FinishedAnswer, providePart } from './finished-answer.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';

const afterMs = 2_000;
const mostWaiting = 200;

/** Recompresses answers that were requested again and last, as well as possible, one at a time, while no request waits for it. */
export function createPolishing(answers: KeptAnswers, log: Log) {
  const waiting = new Set<KeptAnswer>();
  const polished = new WeakSet<FinishedAnswer>();
  let isUnderWay = false;

  async function work(): Promise<void> {
    for (const kept of waiting) {
      waiting.delete(kept);
      if (polished.has(kept.answer) || !kept.isFresh) continue;
      polished.add(kept.answer);
      for (const encoding of kept.answer.parts.keys()) await providePart(kept.answer, encoding, 'well');
      answers.weigh(kept);
    }
  }

  return {
    add(kept: KeptAnswer): void {
      if (waiting.size >= mostWaiting || polished.has(kept.answer)) return;
      waiting.add(kept);
      if (isUnderWay) return;
      isUnderWay = true;
      const start = () =>
        work()
          .catch((error) => log.warn({ error }, 'An answer could not be compressed'))
          .finally(() => {
            isUnderWay = false;
          });
      setTimeout(start, afterMs).unref();
    },
  };
}
