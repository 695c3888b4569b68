import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { phoneRefusals } from '#shared/phone-refusal.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages, phoneRefusalMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

interface RefuseOrderDialogProps {
  /** The dialog is open while this is set. */
  order: { _id: string; orderId: string } | undefined;
  onClose: () => void;
  onRefused: (row: DeskRowView) => void;
}

/** Records that the shopper was called and does not want the order; asks only why. */
export function RefuseOrderDialog({ order, onClose, onRefused }: RefuseOrderDialogProps) {
  const texts = useMessages(cashMessages);
  const reasons = useMessages(phoneRefusalMessages);
  return (
    <ActionDialog
      subject={order}
      onClose={onClose}
      title={texts.refusedTitle}
      send={(typed, { _id }) => {
        const reason = phoneRefusals.find((known) => known === typed('reason')) ?? 'other';
        return api.orderDesk.noteRefusal({ _id, reason, note: typed('note').trim() });
      }}
      onDone={({ data }) => onRefused(data)}
      submitLabel={texts.refuse}
      readyWhen="chosen"
      isDanger
    >
      {({ orderId }) => (
        <>
          <p>
            <strong>{texts.orderNumber(orderId)}</strong>
            <br />
            {texts.refusedText}
          </p>
          <fieldset className="stack gap-2">
            <legend className="legend">{texts.whyRefused}</legend>
            {phoneRefusals.map((known) => (
              <RadioCard key={known} name="reason" value={known} required title={reasons[known]} />
            ))}
          </fieldset>
          <TextArea label={texts.note} optional name="note" rows={2} maxLength={limits.orderNote} />
        </>
      )}
    </ActionDialog>
  );
}
