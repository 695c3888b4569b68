import type { RefusalCode, RefusalFacts } from './refusals.ts';

/** A refusal of a use case: a code for programs, and the facts a person needs to act. */
export type Refusal<Code extends RefusalCode = RefusalCode> = Code extends RefusalCode
  ? { code: Code; facts: RefusalFacts[Code] }
  : never;

export type Success<T> = { ok: true; value: T };
export type Refused<Code extends RefusalCode = RefusalCode> = { ok: false; refusal: Refusal<Code> };

/** A success with its value or a typed refusal; bugs and outages are thrown instead. */
export type Outcome<T, Code extends RefusalCode = never> = Success<T> | Refused<Code>;

export function succeed(): Success<undefined>;
export function succeed<T>(value: T): Success<T>;
export function succeed<T>(value?: T): Success<T | undefined> {
  return { ok: true, value };
}

type CodesWithoutFacts = { [C in RefusalCode]: RefusalFacts[C] extends null ? C : never }[RefusalCode];

export function refuse<Code extends CodesWithoutFacts>(code: Code): Refused<Code>;
export function refuse<Code extends RefusalCode>(code: Code, facts: RefusalFacts[Code]): Refused<Code>;
export function refuse(code: RefusalCode, facts: unknown = null): unknown {
  return { ok: false, refusal: { code, facts } };
}

/** True for a refusal: `transaction` rolls back on it, handlers turn it into an answer. */
export function isRefused(value: unknown): value is Refused {
  return (
    typeof value === 'object' && value !== null && 'ok' in value && value.ok === false && 'refusal' in value
  );
}
