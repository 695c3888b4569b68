import { useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ImportItemProps } from './import-item.tsx';
import { useDecision } from './use-decision.ts';

/** Categories that a file names and the shop does not have: they are added only once the owner agrees. */
export function NewShelves({ known: { id, fileName: name, newShelves }, onChanged }: ImportItemProps) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const { isBusy, decide } = useDecision(onChanged);
  if (newShelves.length === 0) return null;
  const shelves = newShelves.map(({ category, subCategory }) =>
    subCategory === null ? category : texts.shelfIn(category, subCategory),
  );
  return (
    <div className="stack stack--start gap-2">
      <p className="strong">{texts.newShelves}</p>
      <ul className="catalogue-files__problem-rows anywhere" aria-label={texts.newShelves}>
        {shelves.map((shelf) => (
          <li key={shelf}>{shelf}</li>
        ))}
      </ul>
      <Button
        busy={isBusy}
        aria-label={texts.addShelvesNamed(name)}
        onClick={() => void decide(() => api.catalogueFiles.addShelves({ id }))}
      >
        {texts.addShelves}
      </Button>
    </div>
  );
}
