import type { CustomerView } from '#shared/contract/customer.ts';
import { limits } from '#shared/limits.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { adminCustomerMessages } from '../../messages/admin-customer-messages.ts';
import { api } from '../../state/desk-api.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface NoteDialogProps {
  /** The dialog is open while this is set. */
  customer: CustomerView | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** A note of the staff about a customer. */
export function NoteDialog({ customer, onClose, onSaved }: NoteDialogProps) {
  const texts = useMessages(adminCustomerMessages);
  return (
    <ActionDialog
      subject={customer}
      onClose={onClose}
      title={texts.noteOf(customer?.name ?? '')}
      send={(typed, { id, notedAt }) =>
        api.customer.saveNote({
          ...{ id, note: typed('note').trim(), shown: notedAt },
          tags: typed('tags')
            .split(',')
            .map((tag) => tag.trim())
            .filter((tag) => tag !== ''),
        })
      }
      onDone={onSaved}
      submitLabel={texts.saveNote}
      // With the moment of the note the form was opened with: what someone else has written since is shown, not the old input.
      keptAs={customer && `note of customer ${customer.id} after ${customer.notedAt}`}
    >
      {({ note, tags }, kept) => (
        <>
          <TextArea
            label={texts.noteField}
            help={texts.noteHelp}
            name="note"
            maxLength={limits.customerNote}
            defaultValue={kept.note ?? note}
          />
          <TextField
            label={texts.tagsField}
            help={texts.tagsHelp}
            name="tags"
            autoComplete="off"
            defaultValue={kept.tags ?? tags.join(', ')}
          />
        </>
      )}
    </ActionDialog>
  );
}
