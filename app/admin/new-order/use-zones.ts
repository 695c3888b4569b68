import type { CallOptions } from '#shared/contract/contract.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';

/** The delivery zones that are in force now. The server calculates with them, and refuses another sum. */
export function useZones() {
  return useAnswer(find);
}

async function find(options: CallOptions) {
  return (await api.delivery.shown({}, options)).data.zones;
}
