import { limits } from '#shared/limits.ts';
import { useMessages } from '../../language.ts';
import {
  adminOrderMessages,
  orderEndMessages,
  orderMoveMessages,
} from '../../messages/admin-order-messages.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { EndMove } from './next-move.ts';

interface EndOrderDialogProps {
  /** Undefined: closed. */
  to: EndMove | undefined;
  onClose: () => void;
  onEnd: (to: EndMove, note: string) => Promise<void>;
}

/** Asks before an order ends early: nobody can take that back. */
export function EndOrderDialog({ to, onClose, onEnd }: EndOrderDialogProps) {
  const moves = useMessages(orderMoveMessages);
  return (
    <Dialog open={to !== undefined} onClose={onClose} title={to === undefined ? '' : moves[to]} size="narrow">
      {to !== undefined && <EndForm to={to} onClose={onClose} onEnd={onEnd} />}
    </Dialog>
  );
}

function EndForm({ to, onClose, onEnd }: EndOrderDialogProps & { to: EndMove }) {
  const texts = useMessages(adminOrderMessages);
  const moves = useMessages(orderMoveMessages);
  const consequences = useMessages(orderEndMessages);
  const call = useFormCall<'note'>({ send: (typed) => onEnd(to, typed('note').trim()) });
  return (
    <Form call={call}>
      <p>{consequences[to]}</p>
      <TextArea
        label={texts.reason}
        optional
        help={texts.noteHelp}
        name="note"
        rows={2}
        maxLength={limits.orderNote}
      />
      <SubmitButton variant="danger" wide>
        {moves[to]}
      </SubmitButton>
      <Button variant="outline" wide disabled={call.isBusy} onClick={onClose}>
        {texts.keep}
      </Button>
    </Form>
  );
}
