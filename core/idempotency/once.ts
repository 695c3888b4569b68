import type { z } from 'zod';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { RefusalCode } from '#shared/refusals.ts';
import { findAnswer, keepAnswer, type WorkKey } from './kept-answers.ts';

type Frame<Answer> = {
  /** Undefined if the caller sent none: then the work is done each time. */
  key: WorkKey | undefined;
  answers: z.ZodType<Answer>;
  at: Date;
};

/** `isRepeat`: the answer is that of an earlier request. */
export type Once<Answer> = { answer: Answer; isRepeat: boolean };

/**
 * Does the work the first time its key is sent, and gives repeats the first answer, in the transaction of the work. The caller has
 * locked the key's user, or an order that is part of the key, so that the second of two simultaneous requests waits until the first is
 * done.
 */
export async function once<Answer, Code extends RefusalCode>(
  tx: Transaction,
  { key, answers, at }: Frame<Answer>,
  work: () => Promise<Outcome<Answer, Code>>,
): Promise<Outcome<Once<Answer>, Code | 'KEY_REUSED'>> {
  const earlier = key && (await findAnswer(tx, key));
  if (earlier?.ok === false) return earlier;
  if (earlier?.value !== undefined) {
    return succeed({ answer: answers.parse(earlier.value), isRepeat: true });
  }
  const done = await work();
  if (!done.ok) return done;
  const { value: answer } = done;
  if (key && !(await keepAnswer(tx, key, { answer, at }))) {
    throw new Error(`Nothing was locked before the work of a key of the user ${key.userId}.`);
  }
  return succeed({ answer, isRepeat: false });
}
