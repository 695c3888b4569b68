import { useEffect, useRef } from 'react';
import { useMessages } from '../../language.ts';
import { scanMessages } from '../../messages/scan-messages.ts';
import { stockCountMessages } from '../../messages/stock-count-messages.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { filmFromBehind } from './film-from-behind.ts';
import './film-from-behind.css';
import { barcodeDetector, type Detector } from './barcode-camera.ts';

type CameraScannerProps = {
  hint: string;
  onCode: (code: string) => void;
  /** Closes the scanner, after a message that says why. */
  onFailed: () => void;
};

/** How often the picture is checked, and how long a code has to be out of sight before it counts as the next piece. */
const lookMs = 200;
const goneMs = 1_200;
/** One look may fail while the picture changes its size; where the phone lacks the service that reads, all of them do. */
const mostFailures = 5;

/** Shows the phone's rear camera, and reports each barcode that comes into its picture. */
export function CameraScanner({ hint, onCode, onFailed }: CameraScannerProps) {
  const texts = useMessages(stockCountMessages);
  const scanning = useMessages(scanMessages);
  const video = useRef<HTMLVideoElement>(null);
  const fail = (why: string) => {
    notify.error(why);
    onFailed();
  };
  const said = useRef({ onCode, fail, scanning });
  useEffect(() => {
    said.current = { onCode, fail, scanning };
  });

  useEffect(() => {
    const detector = barcodeDetector();
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = { code: '', at: 0 };
    let failures = 0;

    async function look(): Promise<void> {
      const { current } = video;
      if (isOver || !current || !detector) return;
      if (current.readyState >= current.HAVE_CURRENT_DATA) {
        const found = await firstCode(detector, current);
        if (isOver) return;
        failures = found === 'failed' ? failures + 1 : 0;
        if (failures === mostFailures) return said.current.fail(said.current.scanning.unable);
        if (found && found !== 'failed') {
          const now = performance.now();
          const isNext = found.rawValue !== seen.code || now - seen.at > goneMs;
          seen = { code: found.rawValue, at: now };
          if (isNext) said.current.onCode(found.rawValue);
        }
      }
      timer = setTimeout(() => void look(), lookMs);
    }

    const close = filmFromBehind(video, {
      onOpen: () => void look(),
      onRefused: () => said.current.fail(said.current.scanning.refused),
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

async function firstCode(
  detector: Detector,
  video: HTMLVideoElement,
): Promise<{ rawValue: string } | undefined | 'failed'> {
  try {
    const [found] = await detector.detect(video);
    return found;
  } catch (failure) {
    console.warn('The picture was not read.', failure);
    return 'failed';
  }
}
