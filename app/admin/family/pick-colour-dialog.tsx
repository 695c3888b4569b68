import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { mediaRendition, parseMediaUrl } from '#shared/media-url.ts';
import { useMessages } from '../../language.ts';
import { familyMessages } from '../../messages/family-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import './pick-colour-dialog.css';
import { hexOf } from './shade-colour.ts';

type PickColourDialogProps = {
  /** The dialog is open while this is set. */
  picture: string | undefined;
  onClose: () => void;
  onPicked: (hex: string) => void;
};

/** A photo from which a colour is picked. The field beside it sets the same colour without seeing the photo. */
export function PickColourDialog({ picture, onClose, onPicked }: PickColourDialogProps) {
  const texts = useMessages(familyMessages);
  const [hex, setHex] = useState<string>();
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onClose}
      title={texts.pickTitle}
      footer={
        <Button
          variant="call-to-action"
          wide
          disabled={hex === undefined}
          icon={hex !== undefined && <Swatch hex={hex} />}
          onClick={() => {
            if (hex !== undefined) onPicked(hex);
            setHex(undefined);
          }}
        >
          {texts.pickNow}
        </Button>
      }
    >
      {picture !== undefined && <Photo picture={picture} onColour={setHex} />}
    </Dialog>
  );
}

function Photo({ picture, onColour }: { picture: string; onColour: (hex: string) => void }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const image = new Image();
    const media = parseMediaUrl(picture);
    image.src = media === undefined ? picture : mediaRendition(media, 720, 'webp');
    image.onload = () => {
      const canvas = canvasRef.current;
      if (canvas === null) return;
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
    };
    return () => {
      image.onload = null;
    };
  }, [picture]);

  function look({ currentTarget: canvas, clientX, clientY }: PointerEvent<HTMLCanvasElement>): void {
    const box = canvas.getBoundingClientRect();
    const x = Math.round(((clientX - box.left) / box.width) * canvas.width);
    const y = Math.round(((clientY - box.top) / box.height) * canvas.height);
    const pixels = canvas.getContext('2d')?.getImageData(Math.max(0, x - 2), Math.max(0, y - 2), 5, 5).data;
    if (pixels) onColour(meanOf(pixels));
  }

  return <canvas ref={canvasRef} className="pick-colour__photo" onPointerDown={look} />;
}

/** The mean of a few pixels: a single one may be a speck of light. */
function meanOf(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (pixels[index + part] ?? 0);
  }
  return hexOf(...sums.map((sum) => sum / (pixels.length / 4)));
}

function Swatch({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 20 20" className="pick-colour__swatch" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={hex} />
    </svg>
  );
}
