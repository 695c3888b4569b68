import { type SubmitEvent, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface AddFieldDialogProps {
  open: boolean;
  onClose: () => void;
  /** Names that are in use already: two fields of the same name would become one. */
  taken: readonly string[];
  onAdd: (name: string) => void;
}

/** Asks for the name of an extra detail field (spec §2). */
export function AddFieldDialog({ open, onClose, taken, onAdd }: AddFieldDialogProps) {
  const texts = useMessages(adminMessages);
  return (
    <Dialog open={open} onClose={onClose} title={texts.addField} size="narrow">
      <AddFieldForm
        taken={taken}
        onAdd={(name) => {
          onAdd(name);
          onClose();
        }}
      />
    </Dialog>
  );
}

function AddFieldForm({ taken, onAdd }: Pick<AddFieldDialogProps, 'taken' | 'onAdd'>) {
  const texts = useMessages(adminMessages);
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTaken = taken.some((known) => known.toLowerCase() === wanted.toLowerCase());

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React passes events of a dialog on to the form from which it was opened.
    event.stopPropagation();
    if (wanted !== '' && !isTaken) onAdd(wanted);
  }

  return (
    <form className="stack" onSubmit={add}>
      <TextField
        label={texts.fieldName}
        placeholder={texts.fieldNamePlaceholder}
        value={name}
        maxLength={limits.detailName}
        error={isTaken ? texts.fieldExists : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" wide disabled={wanted === '' || isTaken}>
        {texts.addField}
      </Button>
    </form>
  );
}
