import type { MatterView } from '#shared/contract/attention.ts';
import { limits } from '#shared/limits.ts';
import { missingIn } from '../../account/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminAttentionMessages, matterMessages } from '../../messages/admin-attention-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { MatterDialogProps } from './paid-back-dialog.tsx';

/** What was odd is done with: the next person reads how. */
export function LookedAtDialog({ matter, onClose, onSettled }: MatterDialogProps) {
  const texts = useMessages(adminAttentionMessages);
  return (
    <Dialog open={matter !== undefined} onClose={onClose} title={texts.lookedAt} size="narrow">
      {matter && <LookedAtForm matter={matter} onClose={onClose} onSettled={onSettled} />}
    </Dialog>
  );
}

function LookedAtForm({ matter, onClose, onSettled }: MatterDialogProps & { matter: MatterView }) {
  const language = useLanguage();
  const texts = adminAttentionMessages[language];
  const call = useFormCall<'note'>({
    check: (typed) => missingIn(['note'], typed, language),
    send: async (typed) => {
      const { message } = await api.attention.lookAt({
        orderId: matter.order._id,
        note: typed('note').trim(),
      });
      notify.success(message);
      onClose();
      await onSettled();
    },
  });
  return (
    <Form call={call}>
      <p>
        <strong>{matterMessages[language][matter.reason]}</strong>
      </p>
      <TextArea
        label={texts.whatWasDone}
        help={texts.noteHelp}
        name="note"
        rows={3}
        required
        maxLength={limits.orderNote}
      />
      <SubmitButton wide>{texts.save}</SubmitButton>
    </Form>
  );
}
