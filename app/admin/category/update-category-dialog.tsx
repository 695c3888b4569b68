import { useState } from 'react';
import type { VersionedCategoryView } from '#shared/contract/catalogue.ts';
import { useMessages } from '../../language.ts';
import { adminCategoryMessages } from '../../messages/admin-category-messages.ts';
import { client } from '../../state/client.ts';
import { api } from '../../state/desk-api.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { FormDialog } from '../form-dialog.tsx';
import { type NamedPicture, NamedPictureForm } from '../named-picture-form.tsx';

interface UpdateCategoryDialogProps {
  /** The dialog is open while this is set. */
  category: VersionedCategoryView | undefined;
  onClose: () => void;
}

export function UpdateCategoryDialog({ category, onClose }: UpdateCategoryDialogProps) {
  const texts = useMessages(adminCategoryMessages);
  const [isDirty, setDirty] = useState(false);

  async function save(_id: string, filled: NamedPicture, version: number | undefined) {
    const { message } = await api.category.update({ _id, ...filled, version });
    notify.success(message);
    onClose();
    await client.catalogue.load();
  }

  return (
    <FormDialog
      isDirty={isDirty}
      open={category !== undefined}
      onClose={onClose}
      title={texts.updateCategory}
    >
      {category && (
        <NamedPictureForm
          given={category}
          onDirty={setDirty}
          submitLabel={texts.updateCategory}
          save={(filled, version) => save(category._id, filled, version)}
        />
      )}
    </FormDialog>
  );
}
