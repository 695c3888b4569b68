import type { CartResult } from '../client/cart.ts';
import type { CartProduct, UnsentPress } from '../client/shop-state.ts';
import { useMessages } from '../language.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { Button } from '../ui/buttons/button.tsx';
import { keepFocusAround } from '../ui/dialogs/keep-focus-around.ts';
import { RotateCw } from '../ui/pictures/icons.tsx';
import { client } from './client.ts';

type UnsentNoteProps = UnsentPress & { product: CartProduct; show: (result: CartResult) => void };

/**
 * Says that a press was not sent and was undone. It has no live role: the toast has already announced it, and this note
 * would be read out once for each place where the product is on the page. Retry sets the quantity that was wanted, so
 * that repeated presses have the same effect as one.
 */
export function UnsentNote({ product, quantity, why, show }: UnsentNoteProps) {
  const { retry } = useMessages(uiMessages);
  const sendAgain = async (around: Element | null) => {
    if (around) keepFocusAround(around);
    show(await client.cart.set(product, quantity));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void sendAgain(event.currentTarget.parentElement);
      }}
    >
      <div className="note note--danger stack stack--start gap-2">
        <p>{why}</p>
        <Button type="submit" variant="outline" icon={<RotateCw />}>
          {retry}
        </Button>
      </div>
    </form>
  );
}
