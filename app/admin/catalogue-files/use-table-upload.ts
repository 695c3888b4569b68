import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import type { ImportView } from '#shared/contract/catalogue-files.ts';
import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { api } from '../../state/desk-api.ts';
import { tell } from '../../state/tell.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { sendFile } from './send-file.ts';

export type Sending = {
  file: File;
  /** Undefined until the shop has answered. */
  importId: string | undefined;
  bytesThere: number;
  /** Whether the connection is lost at the moment. */
  isBroken: boolean;
};

export type TableUpload = {
  sending: Sending | undefined;
  failure: string | undefined;
  /** The file whose upload can be continued after a failure. */
  unfinished: File | undefined;
  send: (file: File) => Promise<void>;
  /** Gives the file up, together with the part of it that has arrived. */
  cancel: () => Promise<void>;
};

/** `onSent` shows the list again; `hasCome` says that a file has arrived and the list should come into view. */
export function useTableUpload(onSent: (hasCome: boolean) => Promise<void>): TableUpload {
  const texts = useMessages(adminCatalogueFilesMessages);
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<string>();
  const [unfinished, setUnfinished] = useState<File>();
  const leaving = useRef<AbortController | undefined>(undefined);

  useEffect(() => () => leaving.current?.abort(), []);

  async function send(file: File): Promise<void> {
    setFailure(undefined);
    setUnfinished(undefined);
    // A file that would be refused at the end must not cost minutes of data.
    if (file.size > importLimits.megabytes * 1024 * 1024) {
      return setFailure(texts.tooLarge(importLimits.megabytes));
    }
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setSending({ file, importId: undefined, bytesThere: 0, isBroken: false });
    const change = (news: Partial<Sending>) => setSending((before) => before && { ...before, ...news });
    const way = {
      onStarted: ({ id: importId }: ImportView) => change({ importId }),
      // The connection counts as restored once more bytes have arrived, not when it is only tried.
      onProgress: (bytesThere: number) =>
        setSending(
          (before) =>
            before && { ...before, bytesThere, isBroken: before.isBroken && bytesThere <= before.bytesThere },
        ),
      onBroken: () => change({ isBroken: true }),
    };
    let hasCome = false;
    try {
      const { state, failure: refused } = await sendFile(file, way, signal);
      if (refused !== null) setFailure(refused);
      else if (state !== 'discarded') {
        hasCome = true;
        notify.success(texts.received);
      }
    } catch (broken) {
      if (signal.aborted) return;
      if (broken instanceof ApiError) setUnfinished(file);
      setFailure(sayWhy(broken, texts.unreadable));
    } finally {
      setSending(undefined);
      if (!signal.aborted) await onSent(hasCome);
    }
  }

  async function cancel(): Promise<void> {
    leaving.current?.abort();
    const { importId } = sending ?? {};
    setSending(undefined);
    try {
      if (importId !== undefined) await api.catalogueFiles.discard({ id: importId });
    } catch (refused) {
      tell(refused);
    }
    await onSent(false);
  }

  return { sending, failure, unfinished, send, cancel };
}

/** Why an upload failed. Browsers refuse to read on in a file that was changed, moved or unplugged since it was chosen. */
function sayWhy(failure: unknown, unreadable: string): string {
  if (failure instanceof ApiError) return failure.message;
  if (failure instanceof DOMException) return unreadable;
  throw failure;
}
