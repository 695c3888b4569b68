import { useState } from 'react';
import { useMessages } from '../../language.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { client } from '../../state/client.ts';
import { api } from '../../state/desk-api.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { FormDialog } from '../form-dialog.tsx';
import { type FilledSubCategory, SubCategoryForm } from './sub-category-form.tsx';

export function AddSubCategoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useMessages(adminSubCategoryMessages);
  const [isDirty, setDirty] = useState(false);

  async function save(filled: FilledSubCategory) {
    const { message } = await api.subcategory.create(filled);
    notify.success(message);
    onClose();
    await client.catalogue.load();
  }

  return (
    <FormDialog isDirty={isDirty} open={open} onClose={onClose} title={texts.addSubCategory}>
      <SubCategoryForm save={save} onDirty={setDirty} />
    </FormDialog>
  );
}
