import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { readCountedFrancs } from './read-francs.ts';
import { useRiders } from './use-riders.ts';

const theShop = 'shop';

export type WrongEntry = {
  id: number;
  kind: 'collected' | 'handed_over';
  amount: number;
  riderId: string | null;
};

interface CorrectCashDialogProps {
  /** The dialog is open while this is set. */
  entry: WrongEntry | undefined;
  onClose: () => void;
  onCorrected: () => void;
}

/** Corrects what really came, and with whom: the wrong entry stays, and further entries put it right. */
export function CorrectCashDialog({ entry, onClose, onCorrected }: CorrectCashDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <ActionDialog
      subject={entry}
      onClose={onClose}
      title={texts.correctTitle}
      required={['note', 'rider']}
      check={(typed, { amount: noted, riderId }): Record<string, string> => {
        const amount = readCountedFrancs(typed('amount'));
        if (amount === undefined) return { amount: texts.noAmount };
        const isSame = amount === noted && typed('rider') === (riderId ?? theShop);
        return isSame ? { amount: texts.nothingCorrected } : {};
      }}
      send={async (typed, { id, kind, amount: noted }): Promise<{ message: string }> => {
        const amount = readCountedFrancs(typed('amount')) ?? noted;
        const right = { entryId: id, amount, note: typed('note') };
        const rider = typed('rider');
        return kind === 'collected'
          ? api.cash.correctCollection({ ...right, rider: rider === theShop ? null : rider })
          : api.cash.correctHandover({ ...right, rider });
      }}
      onDone={onCorrected}
      submitLabel={texts.correct}
    >
      {(wrong) => (
        <>
          <p>{texts.correctText(formatFrancs(wrong.amount))}</p>
          <FrancsField
            label={wrong.kind === 'collected' ? texts.reallyCame : texts.reallyHandedOver}
            help={texts.noneCame}
            defaultValue={wrong.amount}
          />
          <CarrierOfCash entry={wrong} />
          <NoteField label={texts.whyWrong} required />
        </>
      )}
    </ActionDialog>
  );
}

/** The field is empty until the riders are loaded: nothing is sent without one. */
function CarrierOfCash({ entry: { kind, riderId } }: { entry: WrongEntry }) {
  const texts = useMessages(cashMessages);
  const { answer: riders } = useRiders();
  return (
    <SelectField
      key={riders ? 'known' : 'unknown'}
      label={kind === 'collected' ? texts.whoTookIt : texts.whoBroughtIt}
      name="rider"
      required
      defaultValue={riderId ?? theShop}
    >
      {riders && kind === 'collected' && <option value={theShop}>{texts.theShop}</option>}
      {riders?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
