import type { Call } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/contract.ts';
import type { Handler } from './handler.ts';
import { handlers } from './handlers.ts';

export type RegisteredCall = { noun: string; verb: string; call: Call; handler: Handler<Call> };

/** Every call of the contract with its handler. The type `Handlers` ensures that each call has the right one. */
export const registeredCalls: readonly RegisteredCall[] = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([verb, call]) => ({
    noun,
    verb,
    call,
    handler: Reflect.get(Reflect.get(handlers, noun), verb),
  })),
);

export function findRegisteredCall(endpoint: string): RegisteredCall {
  const found = registeredCalls.find(({ call }) => call.endpoint === endpoint);
  if (!found) throw new Error(`No call has the endpoint ${endpoint}`);
  return found;
}
