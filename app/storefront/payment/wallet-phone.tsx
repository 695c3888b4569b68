import { type OnlineMethod, walletHint } from '#shared/payment-methods.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useMessages } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';

type WalletPhoneProps = {
  method: OnlineMethod;
  phone: string;
  onType: (phone: string) => void;
  error: string | undefined;
  disabled: boolean;
};

/** The phone that is asked to confirm; a number of the other operator is pointed out, not refused. */
export function WalletPhone({ method, phone, onType, error, disabled }: WalletPhoneProps) {
  const texts = useMessages(paymentMessages);
  const methods = useMessages(paymentMethodMessages);
  const hint = walletHint(phone);
  const isElsewhere = hint !== undefined && hint !== method;
  return (
    <PhoneField
      label={texts.walletPhone}
      name="payer_phone"
      phone={phone}
      onChange={(event) => onType(event.currentTarget.value)}
      help={isElsewhere ? texts.looksLike(methods[hint]) : texts.walletPhoneHelp}
      error={error}
      disabled={disabled}
      required
    />
  );
}
