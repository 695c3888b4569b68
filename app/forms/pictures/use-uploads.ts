import { useEffect, useRef, useState } from 'react';
import { tell } from '../../state/tell.ts';
import type { SendPicture } from './send-picture.ts';

/** A picture that is being sent to the shop. */
export type PictureUpload = {
  id: number;
  name: string;
  /** How much was sent, from 0 to 1. */
  share: number;
  /** Why the picture did not arrive, in the server's words. */
  failure: string | undefined;
};

type Entry = PictureUpload & { file: File; url?: string; leaving: AbortController };

export type PictureUploads = {
  uploads: readonly PictureUpload[];
  /** Whether a picture is still on its way. */
  isBusy: boolean;
  start: (files: readonly File[]) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
};

/**
 * Sends pictures at the same time, each with its progress. `onArrival` gets them in the order they were chosen in, whichever is sent first; one that
 * failed holds up no other.
 */
export function useUploads(send: SendPicture, onArrival: (urls: string[]) => void): PictureUploads {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const entries = useRef<Entry[]>([]);
  const lastId = useRef(0);
  const onArrivalRef = useRef(onArrival);

  useEffect(() => {
    onArrivalRef.current = onArrival;
  });
  useEffect(
    () => () => {
      for (const { leaving } of entries.current) leaving.abort();
    },
    [],
  );

  function show(): void {
    setUploads(entries.current.map(({ id, name, share, failure }) => ({ id, name, share, failure })));
  }

  async function upload(entry: Entry): Promise<void> {
    const { signal } = entry.leaving;
    try {
      entry.url = await send(entry.file, {
        signal,
        onProgress: (share) => {
          entry.share = share;
          show();
        },
      });
    } catch (failure) {
      if (signal.aborted) return;
      entry.failure = tell(failure).message;
    }
    handOver();
    show();
  }

  /** Hands over the pictures that have arrived, up to the first that is still on its way. */
  function handOver(): void {
    const firstOnItsWay = entries.current.findIndex(({ url, failure }) => !url && !failure);
    const settled = firstOnItsWay === -1 ? entries.current : entries.current.slice(0, firstOnItsWay);
    const arrived = settled.filter(({ url }) => url !== undefined);
    entries.current = entries.current.filter((entry) => !arrived.includes(entry));
    const urls = arrived.flatMap(({ url }) => url ?? []);
    if (urls.length > 0) onArrivalRef.current(urls);
  }

  return {
    uploads,
    isBusy: uploads.some(({ failure }) => failure === undefined),
    start: (files) => {
      const added = files.map((file): Entry => {
        lastId.current += 1;
        const { name } = file;
        return {
          id: lastId.current,
          name,
          share: 0,
          failure: undefined,
          file,
          leaving: new AbortController(),
        };
      });
      entries.current = [...entries.current, ...added];
      show();
      for (const entry of added) void upload(entry);
    },
    retry: (id) => {
      const entry = entries.current.find((known) => known.id === id);
      if (entry === undefined) return;
      entry.failure = undefined;
      entry.share = 0;
      show();
      void upload(entry);
    },
    remove: (id) => {
      entries.current.find((known) => known.id === id)?.leaving.abort();
      entries.current = entries.current.filter((known) => known.id !== id);
      handOver();
      show();
    },
  };
}
