import type { CartLine } from '../../client/shop-state.ts';
import { PromoCode } from '../../forms/promo-code.tsx';
import { useLanguage } from '../../language.ts';
import { promoCodeMessages } from '../../messages/promo-code-messages.ts';
import { setUsedCode, useUsedCode } from './used-code.ts';

type CartPromoCodeProps = {
  cart: readonly CartLine[];
  /** The phone of the address, where one is chosen: some codes are valid once for each phone. */
  phone?: string;
  round?: number;
  disabled?: boolean;
};

/** The promo code for the products in the cart, used in the cart and in the checkout. */
export function CartPromoCode({ cart, phone = '', round = 0, disabled = false }: CartPromoCodeProps) {
  const { question } = promoCodeMessages[useLanguage()];
  return (
    <PromoCode
      question={question}
      items={cart.map(({ productId: { _id, price, discount }, quantity }) => ({
        ...{ productId: _id, quantity, price, discount },
      }))}
      phone={phone}
      applied={useUsedCode()}
      onChange={setUsedCode}
      round={round}
      disabled={disabled}
    />
  );
}
