import { useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { api } from '../../state/api.ts';
import { notify } from '../../ui/notify.ts';

/** Nobody answered: one press is one call, and what was shown says how many there were. */
export function useNoteCall(onNoted: (row: DeskRowView) => void) {
  const isSending = useRef(false);
  const [busyId, setBusyId] = useState<string>();

  async function noteCall(_id: string, noted: number): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusyId(_id);
    try {
      const { message, data } = await api.orderDesk.noteCall({ _id, noted });
      notify.success(message);
      onNoted(data);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
    } finally {
      isSending.current = false;
      setBusyId(undefined);
    }
  }

  return { noteCall, busyId };
}
