import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { familyMessages } from '../../messages/family-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { Clash } from './merge-family.ts';

type FamilyConflictDialogProps = {
  /** The dialog is open while this is set; an empty list is a conflict without a choice. */
  clashes: readonly Clash[] | undefined;
  onClose: () => void;
  onChosen: (kept: 'own' | 'theirs') => void;
};

/** Values that two people have changed at the same time: nothing is overwritten before a choice was made. */
export function FamilyConflictDialog({ clashes, onClose, onChosen }: FamilyConflictDialogProps) {
  const shared = useMessages(adminProductMessages);
  const texts = useMessages(familyMessages);
  const hasChoice = clashes !== undefined && clashes.length > 0;
  return (
    <Dialog
      open={clashes !== undefined}
      onClose={onClose}
      title={shared.conflictTitle}
      footer={
        <>
          {hasChoice && (
            <Button variant="outline" onClick={() => onChosen('theirs')}>
              {texts.takeTheirs}
            </Button>
          )}
          <Button onClick={() => onChosen('own')}>{hasChoice ? texts.keepOwn : shared.backToForm}</Button>
        </>
      }
    >
      <div className="stack gap-3">
        <p>{hasChoice ? texts.conflictText : texts.conflictNone}</p>
        <ul className="stack gap-3">
          {clashes?.map((clash) => (
            <li key={`${clash.shade} ${clash.field}`}>
              <ClashLine {...clash} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function ClashLine({ shade, field, own, theirs }: Clash) {
  const shared = useMessages(adminProductMessages);
  const labels = useMessages(productFormLabels);
  const { labelled } = useMessages(adminMessages);
  return (
    <>
      <strong>{[shade, labels[field]].filter(Boolean).join(' · ')}</strong>
      <br />
      {labelled(shared.yours)} {inWords(own) || shared.nothing}
      <br />
      {labelled(shared.theirs)} {inWords(theirs) || shared.nothing}
    </>
  );
}

function inWords(value: unknown): string {
  // Texts about pictures, keyed by the pictures' addresses.
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.values(value).filter(Boolean).join(', ');
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one: unknown) =>
      typeof one === 'object' && one !== null && 'name' in one ? String(one.name) : String(one),
    )
    .join(', ');
}
