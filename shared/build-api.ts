import type { ApiOf, CallOptions } from './contract/contract.ts';

type Endpoints = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type SendCall = (
  call: { noun: string; verb: string; endpoint: string },
  input: unknown,
  options: CallOptions,
) => Promise<unknown>;

/** Turns a table of endpoints into functions over any transport: HTTP in the browser, handlers in the process. */
export function buildApi<Table extends Endpoints>(endpoints: Table, send: SendCall): ApiOf<Table> {
  const nouns = Object.entries(endpoints).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, endpoint]) => [
        verb,
        (input: unknown = {}, options: CallOptions = {}) => send({ noun, verb, endpoint }, input, options),
      ]),
    ),
  ]);
  // A test checks that the table and the contract have the same keys (tests/contract), and the server parses every answer by the contract.
  return Object.fromEntries(nouns) as ApiOf<Table>;
}
