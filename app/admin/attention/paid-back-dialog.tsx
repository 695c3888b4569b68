import type { MatterView } from '#shared/contract/attention.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { missingIn } from '../../account/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';

export interface MatterDialogProps {
  /** Open while there is one. */
  matter: MatterView | undefined;
  onClose: () => void;
  onSettled: () => Promise<void>;
}

/** Somebody has given the money back, and writes down how it can be found again. */
export function PaidBackDialog({ matter, onClose, onSettled }: MatterDialogProps) {
  const texts = useMessages(adminAttentionMessages);
  return (
    <Dialog open={matter !== undefined} onClose={onClose} title={texts.payBack} size="narrow">
      {matter && <PaidBackForm matter={matter} onClose={onClose} onSettled={onSettled} />}
    </Dialog>
  );
}

function PaidBackForm({ matter, onClose, onSettled }: MatterDialogProps & { matter: MatterView }) {
  const language = useLanguage();
  const texts = adminAttentionMessages[language];
  const { method, payer_phone: phone } = matter;
  const call = useFormCall<'reference'>({
    check: (typed) => missingIn(['reference'], typed, language),
    send: async (typed) => {
      const { message } = await api.payment.settleRefund({
        _id: matter._id,
        reference: typed('reference').trim(),
      });
      notify.success(message);
      onClose();
      await onSettled();
    },
  });
  return (
    <Form call={call}>
      <p>
        <strong>{texts.payBackTo(formatFrancs(matter.amount))}</strong>
      </p>
      {method === 'card' && <p>{texts.payCard}</p>}
      {method === 'cash_on_delivery' && <p>{texts.payCash}</p>}
      {phone !== null && <p>{texts.number(formatPhone(phone))}</p>}
      <TextField
        label={texts.reference}
        help={texts.referenceHelp}
        name="reference"
        autoComplete="off"
        required
        maxLength={limits.shortText}
      />
      <SubmitButton wide>{texts.noteRefund}</SubmitButton>
    </Form>
  );
}
