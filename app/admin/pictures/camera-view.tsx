import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language.ts';
import { photoRowMessages } from '../../messages/photo-row-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Camera } from '../../ui/pictures/icons.tsx';
import { filmFromBehind } from '../camera/film-from-behind.ts';
import '../camera/film-from-behind.css';

type CameraViewProps = { onPhoto: (photo: Blob) => void; onRefused: () => void };

/** Whether the page can show the camera; other browsers take photos one by one, with the camera's own program. */
export function hasCameraView(): boolean {
  return navigator.mediaDevices?.getUserMedia !== undefined;
}

/** The picture of the phone's rear camera, and the button that takes it. */
export function CameraView({ onPhoto, onRefused }: CameraViewProps) {
  const texts = useMessages(photoRowMessages);
  const words = useMessages(pictureMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const said = useRef({ onPhoto, onRefused });
  useEffect(() => {
    said.current = { onPhoto, onRefused };
  });
  useEffect(
    () =>
      filmFromBehind(video, {
        onOpen: () => setOpen(true),
        onRefused: () => said.current.onRefused(),
      }),
    [],
  );

  async function keep(): Promise<void> {
    if (video.current === null) return;
    const photo = await frameOf(video.current);
    if (photo !== null) said.current.onPhoto(photo);
  }

  return (
    <div className="stack gap-3">
      <video ref={video} className="film-from-behind" muted playsInline aria-label={texts.view} />
      <Button
        variant="call-to-action"
        size="large"
        icon={<Camera />}
        disabled={!isOpen}
        onClick={() => void keep()}
      >
        {words.camera}
      </Button>
    </div>
  );
}

function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
