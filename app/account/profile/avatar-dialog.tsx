import { useState } from 'react';
import { apiErrorIn, isOutage } from '#shared/api-error.ts';
import { refuseKind } from '../../forms/pictures/refuse-kind.ts';
import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import './avatar-dialog.css';

/** Any file may be chosen (spec §2); the shop takes pictures only and says so (decision 17), where it can be seen before it is sent. */
export function AvatarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useMessages(accountMessages);
  return (
    <Dialog open={open} onClose={onClose} title={texts.avatarTitle} size="narrow">
      <AvatarForm onUploaded={onClose} />
    </Dialog>
  );
}

function AvatarForm({ onUploaded }: { onUploaded: () => void }) {
  const texts = useMessages(accountMessages);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const call = useFormCall<never>({
    send: async () => {
      if (!file) return;
      setError(undefined);
      try {
        notify.success(await uploadAvatar(file));
        onUploaded();
      } catch (failure) {
        if (!isOutage(failure)) setError(apiErrorIn(failure).message);
        throw failure;
      }
    },
  });

  return (
    <Form call={call}>
      <TextField
        label={texts.avatarFile}
        type="file"
        className="avatar-file"
        help={texts.avatarHelp}
        error={error}
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <SubmitButton variant="call-to-action" size="large" wide waiting="loading" disabled={!file}>
        {texts.upload}
      </SubmitButton>
      <FormFailure message={call.failure} />
    </Form>
  );
}

async function uploadAvatar(file: File): Promise<string> {
  await refuseKind(file);
  const form = new FormData();
  form.append('avatar', file);
  const { message } = await api.user.uploadAvatar(form);
  await client.session.loadUser();
  return message;
}
