import { useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { client } from '../../state/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { keepFocusAround } from '../../ui/dialogs/keep-focus-around.ts';
import { RotateCw } from '../../ui/pictures/icons.tsx';
import './last-known-notice.css';

/** Says that the cart is shown as last known: an outage must neither empty it nor make old prices look current (decision 35). */
export function LastKnownNotice() {
  const texts = useMessages(cartMessages);
  const words = useMessages(uiMessages);
  return (
    <div className="note note--tint stack stack--start gap-2 small" role="alert">
      <p className="last-known-notice__title">{texts.failedTitle}</p>
      <p>{texts.lastKnown}</p>
      <Button
        variant="outline"
        icon={<RotateCw />}
        onClick={({ currentTarget }) => {
          keepFocusAround(currentTarget);
          void client.cart.load();
        }}
      >
        {words.retry}
      </Button>
    </div>
  );
}
