import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { adminAttentionMessages, issueMessages } from '../../messages/admin-attention-messages.ts';
import { api } from '../../state/desk-api.ts';
import type { IssueDialogProps } from './paid-back-dialog.tsx';
import { WhatWasDone } from './what-was-done.tsx';

/** Closes an issue that was looked at; a note says how, for the next person. */
export function LookedAtDialog({ issue, onClose, onSettled }: IssueDialogProps) {
  const texts = useMessages(adminAttentionMessages);
  const reasons = useMessages(issueMessages);
  return (
    <ActionDialog
      subject={issue}
      onClose={onClose}
      title={texts.lookedAt}
      required={['note']}
      send={(typed, { order }) => api.attention.lookAt({ orderId: order._id, note: typed('note').trim() })}
      onDone={onSettled}
      submitLabel={texts.save}
    >
      {({ reason }) => (
        <>
          <p>
            <strong>{reasons[reason]}</strong>
          </p>
          <WhatWasDone />
        </>
      )}
    </ActionDialog>
  );
}
