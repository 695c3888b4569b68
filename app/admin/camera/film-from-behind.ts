import type { RefObject } from 'react';

type Said = { onOpen: () => void; onRefused: () => void };

/** Shows the picture of the phone's rear camera until the returned function is called. */
export function filmFromBehind(video: RefObject<HTMLVideoElement | null>, { onOpen, onRefused }: Said) {
  let stream: MediaStream | undefined;
  let isOver = false;

  async function open(): Promise<void> {
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1920 } },
      });
      const { current } = video;
      if (isOver || !current) return close();
      current.srcObject = stream;
      await current.play();
      if (!isOver) onOpen();
    } catch (refused) {
      if (isOver) return;
      console.warn('The camera did not open.', refused);
      onRefused();
    }
  }

  function close(): void {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  void open();
  return () => {
    isOver = true;
    close();
  };
}
