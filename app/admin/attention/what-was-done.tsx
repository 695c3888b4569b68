import { limits } from '#shared/limits.ts';
import { useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';

/** The note with which an issue is closed: it stays in the history of the order. */
export function WhatWasDone() {
  const texts = useMessages(adminAttentionMessages);
  return (
    <TextArea
      label={texts.whatWasDone}
      help={texts.noteHelp}
      name="note"
      rows={3}
      required
      maxLength={limits.orderNote}
    />
  );
}
