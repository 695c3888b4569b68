import { useState } from 'react';
import type { SubCategoryView } from '#shared/contract/catalogue.ts';
import { useMessages } from '../../language.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { client } from '../../state/client.ts';
import { api } from '../../state/desk-api.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { FormDialog } from '../form-dialog.tsx';
import { type FilledSubCategory, SubCategoryForm } from './sub-category-form.tsx';

interface EditSubCategoryDialogProps {
  /** Open while there is one to edit. */
  subCategory: SubCategoryView | undefined;
  onClose: () => void;
}

export function EditSubCategoryDialog({ subCategory, onClose }: EditSubCategoryDialogProps) {
  const texts = useMessages(adminSubCategoryMessages);
  const [isDirty, setDirty] = useState(false);

  async function save(_id: string, filled: FilledSubCategory, version: number | undefined) {
    const { message } = await api.subcategory.update({ _id, ...filled, version });
    notify.success(message);
    onClose();
    await client.catalogue.load();
  }

  return (
    <FormDialog
      isDirty={isDirty}
      open={subCategory !== undefined}
      onClose={onClose}
      title={texts.editSubCategory}
    >
      {subCategory && (
        <SubCategoryForm
          given={subCategory}
          onDirty={setDirty}
          save={(filled, version) => save(subCategory._id, filled, version)}
        />
      )}
    </FormDialog>
  );
}
