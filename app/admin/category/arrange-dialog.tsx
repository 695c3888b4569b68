import { textIn } from '#shared/language.ts';
import { useLanguage } from '../../language.ts';
import { adminCategoryMessages } from '../../messages/admin-category-messages.ts';
import { inOwnersOrder } from '../../shell-data/in-order-of-name.ts';
import { client } from '../../state/client.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { MovableList } from '../movable-list.tsx';

type ArrangeDialogProps = { open: boolean; onClose: () => void };

/** The order of categories in the menu and on home; each press saves it. */
export function ArrangeDialog({ open, onClose }: ArrangeDialogProps) {
  const language = useLanguage();
  const texts = adminCategoryMessages[language];
  const { allCategory } = useFetchedCatalogue();
  const { act, isBusy } = useAction();
  const categories = inOwnersOrder(allCategory, language);

  const save = (ids: string[]) =>
    void act(async () => {
      await api.category.arrange({ ids });
      await client.catalogue.load();
      return {};
    });
  return (
    <Dialog open={open} onClose={onClose} title={texts.arrangeTitle} size="narrow">
      <div className="stack">
        <p className="muted">{texts.arrangeText}</p>
        <MovableList
          label={texts.arrangeTitle}
          items={categories.map(({ _id, name, nameFr }) => ({
            id: _id,
            name: textIn(language, name, nameFr),
          }))}
          onMoved={save}
          isBusy={isBusy}
        />
        <Button variant="outline" wide disabled={isBusy} onClick={() => save([])}>
          {texts.byName}
        </Button>
      </div>
    </Dialog>
  );
}
