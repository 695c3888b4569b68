import { useMessages } from '../../language.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CircleAlert, RotateCw, X } from '../../ui/pictures/icons.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import '../progress-bar.css';
import './upload-row.css';
import type { PictureUpload } from './use-uploads.ts';

type UploadRowProps = { upload: PictureUpload; onRetry: () => void; onRemove: () => void };

/** A picture that is being sent: its name, its progress, and what to do when it did not arrive. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const words = useMessages(uiMessages);
  const texts = useMessages(pictureMessages);
  const { name, share, failure } = upload;
  return (
    <div className="upload-row cluster">
      <span className="upload-row__mark">{failure === undefined ? <Spinner /> : <CircleAlert />}</span>
      <div className="upload-row__words stack gap-1">
        <span className="upload-row__name">{name}</span>
        {failure === undefined ? (
          <progress className="progress-bar" value={share} max={1} aria-label={texts.uploading(name)} />
        ) : (
          <span className="failure">{failure}</span>
        )}
      </div>
      {failure !== undefined && (
        <Button variant="outline" icon={<RotateCw />} aria-label={texts.retryOf(name)} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      <IconButton label={texts.removeUpload(name)} icon={<X />} onClick={onRemove} />
    </div>
  );
}
