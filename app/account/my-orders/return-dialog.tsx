import { limits } from '#shared/limits.ts';
import { returnReasons } from '#shared/return-request.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { orderChangeMessages, orderMessages, returnReasonMessages } from '../../messages/order-messages.ts';
import { client } from '../../state/client.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';

export function ReturnDialog({ order, open, onClose }: OrderDialogProps) {
  const title = useMessages(orderMessages).requestReturn;
  const texts = useMessages(orderChangeMessages);
  const reasons = useMessages(returnReasonMessages);
  return (
    <ActionDialog
      subject={open ? order : undefined}
      onClose={onClose}
      title={title}
      size="regular"
      required={['reason']}
      send={async (typed, { _id }) => {
        const reason = returnReasons.find((known) => known === typed('reason')) ?? 'other';
        return {
          message: await client.orders.requestReturn({ _id, reason, details: typed('details').trim() }),
        };
      }}
      onDone={() => undefined}
      submitLabel={texts.sendReturn}
    >
      {() => (
        <>
          <p>{texts.returnPolicy}</p>
          <SelectField label={texts.reason} name="reason" required defaultValue="">
            <option value="" disabled>
              {texts.chooseReason}
            </option>
            {returnReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasons[reason]}
              </option>
            ))}
          </SelectField>
          <TextArea label={texts.details} optional name="details" rows={3} maxLength={limits.returnDetails} />
        </>
      )}
    </ActionDialog>
  );
}
