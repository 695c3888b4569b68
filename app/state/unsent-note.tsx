import type { CartProduct, UnsentPress } from '../client/shop-state.ts';
import { useMessages } from '../language.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { Button } from '../ui/buttons/button.tsx';
import { keepFocusAround } from '../ui/dialogs/keep-focus-around.ts';
import { notify } from '../ui/feedback/notify.ts';
import { RotateCw } from '../ui/pictures/icons.tsx';
import { client } from './client.ts';

/** What was pressed was put back. Retry asks for the quantity that was wanted, so that it is done once however often it is pressed. */
export function UnsentNote({ product, quantity, why }: UnsentPress & { product: CartProduct }) {
  const { retry } = useMessages(uiMessages);
  const sendAgain = async (around: Element | null) => {
    if (around) keepFocusAround(around);
    const { error, message } = await client.cart.set(product, quantity);
    notify[error ? 'error' : 'success'](message);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void sendAgain(event.currentTarget.parentElement);
      }}
    >
      <div className="note note--danger stack stack--start gap-2" role="alert">
        <p>{why}</p>
        <Button type="submit" variant="outline" icon={<RotateCw />}>
          {retry}
        </Button>
      </div>
    </form>
  );
}
