import type { Api, CallOptions } from './contract/contract.ts';
import { endpoints } from './endpoints.ts';

export type SendCall = (
  call: { noun: string; verb: string; endpoint: string },
  input: unknown,
  options: CallOptions,
) => Promise<unknown>;

/** Turns the table of endpoints into functions over any transport: HTTP in the browser, handlers in the process. */
export function buildApi(send: SendCall): Api {
  const nouns = Object.entries(endpoints).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, endpoint]) => [
        verb,
        (input: unknown = {}, options: CallOptions = {}) => send({ noun, verb, endpoint }, input, options),
      ]),
    ),
  ]);
  // The table and the contract have the same keys (tests/contract), and the server parses every answer by the contract.
  return Object.fromEntries(nouns) as Api;
}
