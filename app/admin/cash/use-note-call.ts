import { useRef } from 'react';
import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';

/** No shopper is called twice within this time: a second press is part of a double click, after a fast answer to the first. */
const SAME_PRESS_MS = 2_000;

/** Records a call that no one answered. One press is one call: `noted` is how many the page showed before. */
export function useNoteCall(onNoted: (row: DeskRowView) => void) {
  const { act, busyKey } = useAction();
  const last = useRef<{ _id: string; at: number }>(undefined);
  const noteCall = (_id: string, noted: number) =>
    act(async () => {
      if (last.current?._id === _id && performance.now() - last.current.at < SAME_PRESS_MS) return {};
      const answer = await api.orderDesk.noteCall({ _id, noted });
      last.current = { _id, at: performance.now() };
      onNoted(answer.data);
      return answer;
    }, _id);
  return { noteCall, busyId: busyKey };
}
