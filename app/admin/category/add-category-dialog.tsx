import { useState } from 'react';
import { useMessages } from '../../language.ts';
import { adminCategoryMessages } from '../../messages/admin-category-messages.ts';
import { client } from '../../state/client.ts';
import { api } from '../../state/desk-api.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { FormDialog } from '../form-dialog.tsx';
import { type NamedPicture, NamedPictureForm } from '../named-picture-form.tsx';

export function AddCategoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useMessages(adminCategoryMessages);
  const [isDirty, setDirty] = useState(false);

  async function save(filled: NamedPicture) {
    const { message } = await api.category.addCategory(filled);
    notify.success(message);
    onClose();
    await client.catalogue.load();
  }

  return (
    <FormDialog isDirty={isDirty} open={open} onClose={onClose} title={texts.addTitle}>
      <NamedPictureForm submitLabel={texts.addCategory} save={save} onDirty={setDirty} />
    </FormDialog>
  );
}
