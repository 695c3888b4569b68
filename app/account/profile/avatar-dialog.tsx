import { useState } from 'react';
import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import './avatar-dialog.css';

/** Any file may be chosen (spec §2); the server takes pictures only and says so (decision 17). */
export function AvatarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useMessages(accountMessages);
  return (
    <Dialog open={open} onClose={onClose} title={texts.avatarTitle} size="narrow">
      <AvatarForm onUploaded={onClose} />
    </Dialog>
  );
}

function AvatarForm({ onUploaded }: { onUploaded: () => void }) {
  const words = useMessages(uiMessages);
  const texts = useMessages(accountMessages);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const { act, isBusy } = useAction(({ message }) => setError(message));

  async function upload(chosen: File) {
    setError(undefined);
    const message = await uploadAvatar(chosen);
    onUploaded();
    return { message };
  }

  return (
    <div className="stack">
      <TextField
        label={texts.avatarFile}
        type="file"
        className="avatar-file"
        help={texts.avatarHelp}
        error={error}
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <Button
        variant="call-to-action"
        size="large"
        wide
        busy={isBusy}
        disabled={!file}
        onClick={() => file && void act(() => upload(file))}
      >
        {isBusy ? words.loading : texts.upload}
      </Button>
    </div>
  );
}

async function uploadAvatar(file: File): Promise<string> {
  const form = new FormData();
  form.append('avatar', file);
  const { message } = await api.user.uploadAvatar(form);
  await client.session.loadUser();
  return message;
}
