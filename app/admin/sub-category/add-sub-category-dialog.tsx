import { useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { api } from '../../state/api.ts';
import { loadCatalogue } from '../../state/load-catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { type FilledSubCategory, SubCategoryForm } from './sub-category-form.tsx';

export function AddSubCategoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useMessages(adminSubCategoryMessages);
  const { close } = useMessages(adminMessages);

  async function save(filled: FilledSubCategory) {
    const { message } = await api.subcategory.create(filled);
    notify.success(message);
    onClose();
    await loadCatalogue();
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.addSubCategory} closeLabel={close}>
      <SubCategoryForm save={save} />
    </Dialog>
  );
}
