import { useState } from 'react';
import type { BrandView } from '#shared/contract/brand.ts';
import { choiceLimits } from '#shared/list-choice.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { adminBrandMessages } from '../../messages/admin-brand-messages.ts';
import { api } from '../../state/desk-api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

type RenameBrandDialogProps = {
  /** The dialog is open while this is set. */
  brand: BrandView | undefined;
  brands: readonly BrandView[];
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Gives a brand another name; the name of another brand merges the two. */
export function RenameBrandDialog({ brand, brands, onClose, onDone }: RenameBrandDialogProps) {
  const texts = useMessages(adminBrandMessages);
  return (
    <ActionDialog
      subject={brand}
      onClose={onClose}
      title={brand ? texts.renameNamed(brand.name) : ''}
      required={['to']}
      send={(typed, { name }) => api.brand.rename({ name, to: typed('to').trim() })}
      onDone={onDone}
      submitLabel={texts.rename}
    >
      {({ name }) => <NewName name={name} brands={brands} />}
    </ActionDialog>
  );
}

function NewName({ name, brands }: { name: string; brands: readonly BrandView[] }) {
  const texts = useMessages(adminBrandMessages);
  const [typed, setTyped] = useState(name);
  const other = brands.find((brand) => brand.name === typed.trim() && brand.name !== name);
  return (
    <>
      <p>{texts.renameText}</p>
      <TextField
        label={texts.newName}
        name="to"
        defaultValue={name}
        autoComplete="off"
        required
        maxLength={choiceLimits.brand}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div aria-live="polite">{other && <p className="note">{texts.becomesOne(name, other.name)}</p>}</div>
    </>
  );
}
