import { useEffect, useRef } from 'react';
import { useMessages } from '../../language.ts';
import { stockCountMessages } from '../../messages/stock-count-messages.ts';
import { filmFromBehind } from './film-from-behind.ts';
import './film-from-behind.css';
import { barcodeDetector } from './barcode-camera.ts';

type CameraScannerProps = { hint: string; onCode: (code: string) => void; onRefused: () => void };

/** How often the picture is checked, and how long a code has to be out of sight before it counts as the next piece. */
const lookMs = 200;
const goneMs = 1_200;

/** Shows the phone's rear camera, and reports each barcode that comes into its picture. */
export function CameraScanner({ hint, onCode, onRefused }: CameraScannerProps) {
  const texts = useMessages(stockCountMessages);
  const video = useRef<HTMLVideoElement>(null);
  const said = useRef({ onCode, onRefused });
  useEffect(() => {
    said.current = { onCode, onRefused };
  });

  useEffect(() => {
    const detector = barcodeDetector();
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = { code: '', at: 0 };

    async function look(): Promise<void> {
      const { current } = video;
      if (isOver || !current || !detector) return;
      if (current.readyState >= current.HAVE_CURRENT_DATA) {
        const [found] = await detector.detect(current);
        if (found) {
          const now = performance.now();
          const isNext = found.rawValue !== seen.code || now - seen.at > goneMs;
          seen = { code: found.rawValue, at: now };
          if (isNext && !isOver) said.current.onCode(found.rawValue);
        }
      }
      timer = setTimeout(() => void look(), lookMs);
    }

    const close = filmFromBehind(video, {
      onOpen: () => void look(),
      onRefused: () => said.current.onRefused(),
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      close();
    };
  }, []);

  return (
    <div className="stack gap-2">
      <video ref={video} className="film-from-behind" muted playsInline aria-label={texts.camera} />
      <p className="muted">{hint}</p>
    </div>
  );
}
