import { formatFrancs } from '#shared/money.ts';
import { isWallet, type OnlineMethod, walletHint } from '#shared/payment-methods.ts';
import { FrancsField } from '../../forms/kinds.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { orderMoneyMessages } from '../../messages/order-money-messages.ts';
import { walletMessages } from '../../messages/wallet-messages.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { readFrancs } from './read-francs.ts';

interface WalletFieldsProps {
  due: number;
  phone: string;
  wallets: readonly { method: OnlineMethod; isSimulated: boolean }[];
}

/** Fields for which wallet is asked, on which phone, for how much. */
export function WalletFields({ due, phone, wallets }: WalletFieldsProps) {
  const texts = useMessages(walletMessages);
  const methods = useMessages(paymentMethodMessages);
  const words = useMessages(orderMoneyMessages);
  const hint = walletHint(phone);
  const likely = wallets.find(({ method }) => method === hint) ?? wallets[0];
  return (
    <>
      <p>{texts.askText}</p>
      <fieldset className="stack gap-2">
        <legend className="legend">{texts.wallet}</legend>
        {wallets.map(({ method, isSimulated }) => (
          <RadioCard
            key={method}
            name="provider"
            value={method}
            defaultChecked={method === likely?.method}
            title={methods[method]}
            aside={isSimulated && <Badge tone="hibiscus">{words.test}</Badge>}
          />
        ))}
      </fieldset>
      <PhoneField label={texts.phone} name="payer_phone" phone={phone} required />
      <FrancsField label={texts.amount} help={texts.amountHelp} defaultValue={due} />
    </>
  );
}

/** The input of the call from those fields. */
export function askedOf(typed: Typed<string>) {
  const provider = typed('provider');
  return {
    amount: readFrancs(typed('amount')) ?? 0,
    provider: isWallet(provider) ? provider : ('mtn_momo' as const),
    payer_phone: typed('payer_phone').trim(),
  };
}

/** Checks an amount: an error for none, or for more than is due. */
export function useAmountCheck(): (typed: Typed<string>, due: number) => Record<string, string> {
  const cash = useMessages(cashMessages);
  return (typed, due): Record<string, string> => {
    const amount = readFrancs(typed('amount'));
    if (amount === undefined) return { amount: cash.noAmount };
    return amount > due ? { amount: cash.tooMuch(formatFrancs(due)) } : {};
  };
}
