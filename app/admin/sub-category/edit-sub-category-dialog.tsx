import type { SubCategoryView } from '#shared/contract/catalogue.ts';
import { useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { api } from '../../state/api.ts';
import { loadCatalogue } from '../../state/load-catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { type FilledSubCategory, SubCategoryForm } from './sub-category-form.tsx';

interface EditSubCategoryDialogProps {
  /** Open while there is one to edit. */
  subCategory: SubCategoryView | undefined;
  onClose: () => void;
}

export function EditSubCategoryDialog({ subCategory, onClose }: EditSubCategoryDialogProps) {
  const texts = useMessages(adminSubCategoryMessages);
  const { close } = useMessages(adminMessages);

  async function save(_id: string, filled: FilledSubCategory, version: number | undefined) {
    const { message } = await api.subcategory.update({ _id, ...filled, version });
    notify.success(message);
    onClose();
    await loadCatalogue();
  }

  return (
    <Dialog
      open={subCategory !== undefined}
      onClose={onClose}
      title={texts.editSubCategory}
      closeLabel={close}
    >
      {subCategory && (
        <SubCategoryForm
          given={subCategory}
          save={(filled, version) => save(subCategory._id, filled, version)}
        />
      )}
    </Dialog>
  );
}
