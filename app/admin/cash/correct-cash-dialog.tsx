import { formatFrancs } from '#shared/money.ts';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/select-field.tsx';
import './cash-form.css';
import { readCountedFrancs } from './read-francs.ts';
import { useRiders } from './use-riders.ts';

export type WrongEntry = {
  _id: string;
  kind: 'collected' | 'handed_over';
  amount: number;
  rider_id: string | null;
};

interface CorrectCashDialogProps {
  /** Open while there is one. */
  entry: WrongEntry | undefined;
  onClose: () => void;
  onCorrected: () => void;
}

/** What really came, and with whom: the wrong entry stays, others put it right. */
export function CorrectCashDialog({ entry, onClose, onCorrected }: CorrectCashDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <Dialog open={entry !== undefined} onClose={onClose} title={texts.correctTitle} size="narrow">
      {entry && <CorrectForm entry={entry} onCorrected={onCorrected} />}
    </Dialog>
  );
}

type CorrectFormProps = { entry: WrongEntry; onCorrected: () => void };

function CorrectForm({ entry: { _id, kind, amount: noted, rider_id }, onCorrected }: CorrectFormProps) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  const { answer: riders } = useRiders();
  const call = useFormCall<'amount' | 'rider' | 'note'>({
    check: (typed) => {
      const amount = readCountedFrancs(typed('amount'));
      if (amount === undefined) return { amount: texts.noAmount };
      const isSame = amount === noted && typed('rider') === (rider_id ?? '');
      return isSame ? { amount: texts.nothingCorrected } : missingIn(['note'], typed, language);
    },
    send: async (typed) => {
      const amount = readCountedFrancs(typed('amount')) ?? noted;
      const right = { _id, amount, note: typed('note') };
      const rider = typed('rider');
      const { message } =
        kind === 'collected'
          ? await api.cash.correctCollection({ ...right, rider: rider === '' ? null : rider })
          : await api.cash.correctHandover({ ...right, rider });
      notify.success(message);
      onCorrected();
    },
  });
  return (
    <Form call={call}>
      <p>{texts.correctText(formatFrancs(noted))}</p>
      <FrancsField
        label={kind === 'collected' ? texts.reallyCame : texts.reallyHandedOver}
        help={texts.noneCame}
        defaultValue={noted}
      />
      {riders && (
        <SelectField
          label={kind === 'collected' ? texts.whoTookIt : texts.whoBroughtIt}
          name="rider"
          defaultValue={rider_id ?? ''}
        >
          {kind === 'collected' && <option value="">{texts.theShop}</option>}
          {riders.map(({ _id: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <NoteField label={texts.whyWrong} required />
      <SubmitButton wide disabled={!riders}>
        {texts.correct}
      </SubmitButton>
    </Form>
  );
}
