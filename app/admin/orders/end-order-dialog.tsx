import { limits } from '#shared/limits.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { adminOrderMessages, moveText, orderEndMessages } from '../../messages/admin-order-messages.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { EndMove } from './next-move.ts';

interface EndOrderDialogProps {
  /** The dialog is open while this is set. */
  to: EndMove | undefined;
  /** Nothing comes back from a door then. */
  isPickUp: boolean;
  onClose: () => void;
  onEnd: (to: EndMove, note: string) => Promise<void>;
}

/** Asks before an order ends early, which cannot be undone. */
export function EndOrderDialog({ to, isPickUp, onClose, onEnd }: EndOrderDialogProps) {
  const texts = useMessages(adminOrderMessages);
  const language = useLanguage();
  const consequences = useMessages(orderEndMessages);
  return (
    <ActionDialog
      subject={to}
      onClose={onClose}
      title={to === undefined ? '' : moveText(to, { isPickUp }, language)}
      send={async (typed, end) => {
        await onEnd(end, typed('note').trim());
        return {};
      }}
      submitLabel={to !== undefined && moveText(to, { isPickUp }, language)}
      keepLabel={texts.keep}
      isDanger
    >
      {(end) => (
        <>
          <p>{consequences[isPickUp ? 'Cancelled' : end]}</p>
          <TextArea
            label={texts.reason}
            optional
            help={texts.noteHelp}
            name="note"
            rows={2}
            maxLength={limits.orderNote}
          />
        </>
      )}
    </ActionDialog>
  );
}
