import { useMessages } from '../../language.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useModal } from '../../ui/dialogs/use-modal.ts';
import { X } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './picture-viewer.css';

export type ViewedPicture = { src: string; name: string };

interface PictureViewerProps {
  /** The dialog is open while this is set. */
  picture: ViewedPicture | undefined;
  onClose: () => void;
}

/** One picture over the whole screen; Escape, the cross and a press beside it lead back to the same place. */
export function PictureViewer({ picture, onClose }: PictureViewerProps) {
  const words = useMessages(uiMessages);
  const dialogRef = useModal(picture !== undefined, onClose);
  return (
    <dialog ref={dialogRef} className="picture-viewer" aria-label={picture?.name}>
      {picture && (
        <>
          <IconButton
            label={words.close}
            icon={<X />}
            variant="outlined"
            className="picture-viewer__close"
            onClick={onClose}
          />
          <Picture
            src={picture.src}
            alt={picture.name}
            sizes="100vw"
            eager
            className="picture-viewer__picture"
          />
        </>
      )}
    </dialog>
  );
}
