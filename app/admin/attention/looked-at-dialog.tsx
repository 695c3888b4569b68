import type { MatterView } from '#shared/contract/attention.ts';
import { limits } from '#shared/limits.ts';
import { missingIn } from '../../account/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminAttentionMessages, matterMessages } from '../../messages/admin-attention-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/text-area.tsx';
import './matter-dialog.css';
import type { MatterDialogProps } from './paid-back-dialog.tsx';

/** What was odd is done with: the next person reads how. */
export function LookedAtDialog({ matter, onClose, onSettled }: MatterDialogProps) {
  const texts = useMessages(adminAttentionMessages);
  return (
    <Dialog
      open={matter !== undefined}
      onClose={onClose}
      title={texts.lookedAt}
      closeLabel={texts.close}
      size="narrow"
    >
      {matter && <LookedAtForm matter={matter} onClose={onClose} onSettled={onSettled} />}
    </Dialog>
  );
}

function LookedAtForm({ matter, onClose, onSettled }: MatterDialogProps & { matter: MatterView }) {
  const language = useLanguage();
  const texts = adminAttentionMessages[language];
  const { form, isBusy, errors } = useFormCall<'note'>({
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
    <form {...form} className="matter-dialog">
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
        error={errors.note}
      />
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? texts.processing : texts.save}
      </Button>
    </form>
  );
}
