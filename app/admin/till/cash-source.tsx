import type { SyntheticEvent } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { formatFrancs } from '#shared/money.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { useMessages } from '../../language.ts';
import { tillMessages } from '../../messages/till-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';

const getTill = async (options: CallOptions) => (await api.till.get({}, options)).data;

/**
 * Asks how money is given back: the way it came, or otherwise. Cash comes out of the till; the field says what the till holds, or that none
 * is open.
 */
export function CashSource({
  cameBy,
  onChoose,
}: {
  cameBy: PaymentMethod;
  onChoose: (source: string) => void;
}) {
  const isCash = cameBy === 'cash_on_delivery';
  const texts = useMessages(tillMessages);
  const { answer } = useAnswer(getTill);
  const help =
    answer &&
    (answer.open ? texts.tillHolds(formatFrancs(answer.open.till.expected)) : texts.noTillForRefund);
  const choose = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) onChoose(target.value);
  };
  return (
    <fieldset className="stack gap-2" onChange={choose}>
      <legend className="legend">{texts.whereFrom}</legend>
      {!isCash && (
        <RadioCard name="source" value="provider" defaultChecked title={texts.fromProvider}>
          <span className="muted">{cameBy === 'card' ? texts.fromCardHelp : texts.fromWalletHelp}</span>
        </RadioCard>
      )}
      <RadioCard name="source" value="till" defaultChecked={isCash} title={texts.fromTill}>
        <span className="muted">{help ?? '…'}</span>
      </RadioCard>
      <RadioCard name="source" value="elsewhere" title={texts.fromElsewhere}>
        <span className="muted">{texts.fromElsewhereHelp}</span>
      </RadioCard>
    </fieldset>
  );
}
