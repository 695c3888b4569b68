import { ApiError } from './api-error.ts';
import type { RefusalCode, RefusalFacts } from './refusals.ts';

export type RefusedWith<Code extends RefusalCode> = { facts: RefusalFacts[Code]; message: string };

/** The facts and the message of a refusal, if the API refused with this code. */
export function refusedWith<Code extends RefusalCode>(
  failure: unknown,
  code: Code,
): RefusedWith<Code> | undefined {
  if (!(failure instanceof ApiError) || failure.code !== code) return undefined;
  // The data of a refusal are its facts (`server/plugins/errors.ts`).
  return { facts: failure.data as RefusalFacts[Code], message: failure.message };
}
