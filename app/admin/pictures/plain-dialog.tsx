import { useCallback } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { useMessages } from '../../language.ts';
import { plainPictureMessages } from '../../messages/plain-picture-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import './plain-dialog.css';

type PlainDialogProps = {
  /** The dialog is open while this is set. */
  url: string | undefined;
  onClose: () => void;
  onKeep: (plain: string) => void;
};

/** Shows a picture beside its version with a white background, before that version replaces it. */
export function PlainDialog({ url, onClose, onKeep }: PlainDialogProps) {
  const texts = useMessages(plainPictureMessages);
  return (
    <Dialog open={url !== undefined} onClose={onClose} title={texts.title}>
      {url !== undefined && <Preview url={url} onClose={onClose} onKeep={onKeep} />}
    </Dialog>
  );
}

function Preview({ url, onClose, onKeep }: { url: string } & Omit<PlainDialogProps, 'url'>) {
  const texts = useMessages(plainPictureMessages);
  const make = useCallback((options: CallOptions) => api.file.makePlain({ url }, options), [url]);
  const { answer, failure, reload } = useAnswer(make);
  const plain = answer?.data.url;
  return (
    <div className="stack gap-4">
      <div className="plain-dialog__pair row gap-3">
        <figure className="stack gap-1">
          <Picture src={url} alt={texts.asTaken} sizes="45vw" />
          <figcaption className="muted">{texts.asTaken}</figcaption>
        </figure>
        {plain !== undefined && (
          <figure className="stack gap-1">
            <Picture src={plain} alt={texts.madePlain} sizes="45vw" />
            <figcaption className="muted">{texts.madePlain}</figcaption>
          </figure>
        )}
      </div>
      {failure && (
        <p role="alert" className="field__error">
          {failure.message}
        </p>
      )}
      {plain === undefined && !failure && (
        <p role="status">
          <Spinner /> {texts.making}
        </p>
      )}
      {plain !== undefined && <p className="muted">{texts.look}</p>}
      <div className="cluster cluster--filled">
        <Button variant="outline" onClick={onClose}>
          {texts.leave}
        </Button>
        {failure && failure.status !== 422 && <Button onClick={() => void reload()}>{texts.retry}</Button>}
        {plain !== undefined && (
          <Button
            onClick={() => {
              onKeep(plain);
              onClose();
            }}
          >
            {texts.keep}
          </Button>
        )}
      </div>
    </div>
  );
}
