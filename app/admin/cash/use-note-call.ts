import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';

/** No one answered: one press is one call, and what was shown says how many there were. */
export function useNoteCall(onNoted: (row: DeskRowView) => void) {
  const { act, busyKey } = useAction();
  const noteCall = (_id: string, noted: number) =>
    act(async () => {
      const answer = await api.orderDesk.noteCall({ _id, noted });
      onNoted(answer.data);
      return answer;
    }, _id);
  return { noteCall, busyId: busyKey };
}
