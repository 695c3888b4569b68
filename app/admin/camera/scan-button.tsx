import { useState } from 'react';
import { useMessages } from '../../language.ts';
import { scanMessages } from '../../messages/scan-messages.ts';
import { onFirstUse } from '../../on-first-use.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Camera } from '../../ui/pictures/icons.tsx';
import { readsBarcodes } from './barcode-camera.ts';

const CameraScanner = onFirstUse(async () => (await import('./camera-scanner.tsx')).CameraScanner);

/** Scans one code with the camera; shown only where the browser reads codes. A hand-held scanner types into the field beside it. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const texts = useMessages(scanMessages);
  const [isOpen, setOpen] = useState(false);
  if (!readsBarcodes()) return null;
  return (
    <>
      <Button variant="outline" icon={<Camera />} onClick={() => setOpen(true)}>
        {texts.scan}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.scan}>
        <CameraScanner
          hint={texts.hint}
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false);
            onCode(code);
          }}
          onFailed={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
