import { useMessages } from '../../language.ts';
import { adminCategoryMessages } from '../../messages/admin-category-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { api } from '../../state/api.ts';
import { loadCatalogue } from '../../state/load-catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { type NamedPicture, NamedPictureForm } from '../named-picture-form.tsx';

export function AddCategoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useMessages(adminCategoryMessages);
  const { close } = useMessages(adminMessages);

  async function save(filled: NamedPicture) {
    const { message } = await api.category.addCategory(filled);
    notify.success(message);
    onClose();
    await loadCatalogue();
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.addTitle} closeLabel={close}>
      <NamedPictureForm submitLabel={texts.addCategory} save={save} />
    </Dialog>
  );
}
