import { inPageLanguage, useLanguage } from '../../language.ts';
import { adminCategoryMessages } from '../../messages/admin-category-messages.ts';
import { inOwnersOrder } from '../../shell-data/in-order-of-name.ts';
import { client } from '../../state/client.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChevronDown, ChevronUp } from '../../ui/pictures/icons.tsx';

type ArrangeDialogProps = { open: boolean; onClose: () => void };

/** Where categories stand in the menu and on home; each press is saved. */
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
  const move = (from: number, to: number) => {
    const ids = categories.map(({ _id }) => _id);
    const others = ids.filter((_, place) => place !== from);
    save([...others.slice(0, to), ...ids.slice(from, from + 1), ...others.slice(to)]);
  };

  return (
    <Dialog open={open} onClose={onClose} title={texts.arrangeTitle} size="narrow">
      <div className="stack">
        <p className="muted">{texts.arrangeText}</p>
        <ol className="stack gap-1" aria-label={texts.arrangeTitle} aria-busy={isBusy}>
          {categories.map((category, place) => {
            const name = inPageLanguage(language, category.name, category.nameFr);
            return (
              <li key={category._id} className="row apart">
                <span className="anywhere">{name}</span>
                <span className="row gap-1">
                  <IconButton
                    label={texts.up(name)}
                    icon={<ChevronUp />}
                    disabled={isBusy || place === 0}
                    onClick={() => move(place, place - 1)}
                  />
                  <IconButton
                    label={texts.down(name)}
                    icon={<ChevronDown />}
                    disabled={isBusy || place === categories.length - 1}
                    onClick={() => move(place, place + 1)}
                  />
                </span>
              </li>
            );
          })}
        </ol>
        <Button variant="outline" wide disabled={isBusy} onClick={() => save([])}>
          {texts.byName}
        </Button>
      </div>
    </Dialog>
  );
}
