import type { Answer, Judgement } from '../judgements.ts';

export type { Judgement };

export function meant(queries: string[], answers: Answer[]): Judgement {
  return { queries, answers };
}

export function on(subCategory: string, name?: RegExp, grade: Answer['grade'] = 3): Answer[] {
  return [{ grade, subCategory, ...(name && { name }) }];
}

export function named(name: RegExp, grade: Answer['grade'] = 3): Answer[] {
  return [{ grade, name }];
}
