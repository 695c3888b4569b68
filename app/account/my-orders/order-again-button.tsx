import { type ReactNode, useState } from 'react';
import type { OrderView } from '#shared/contract/order.ts';
import type { LineAgainView } from '#shared/contract/order-following.ts';
import { textIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cartShortageMessages, orderChangeMessages, orderMessages } from '../../messages/order-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { client } from '../../state/client.ts';
import { openDialog } from '../../state/dialogs.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Form } from '../../ui/fields/form.tsx';
import './order-dialog.css';

/** Fills the cart and opens it; what is not available is first listed line by line. */
export function OrderAgainButton({ order, icon }: { order: OrderView; icon: ReactNode }) {
  const texts = useMessages(orderMessages);
  const [missed, setMissed] = useState<LineAgainView[]>([]);
  const call = useFormCall<never>({
    send: async () => {
      const { message, lines } = await client.orders.orderAgain(order._id);
      const short = lines.filter(({ shortage }) => shortage !== null);
      setMissed(short);
      if (short.length > 0) return;
      notify.success(message);
      openDialog('cartDrawer');
    },
  });
  return (
    <Form call={call}>
      <Button type="submit" variant="outline" wide icon={icon} busy={call.isBusy}>
        {texts.orderAgain}
      </Button>
      <FormFailure message={call.failure} />
      <MissedLines lines={missed} onClose={() => setMissed([])} />
    </Form>
  );
}

function MissedLines({ lines, onClose }: { lines: LineAgainView[]; onClose: () => void }) {
  const texts = useMessages(orderChangeMessages);
  const shortages = useMessages(cartShortageMessages);
  const language = useLanguage();
  const showCart = () => {
    onClose();
    openDialog('cartDrawer');
  };
  return (
    <Dialog
      open={lines.length > 0}
      onClose={onClose}
      title={texts.notAllAgain}
      footer={<Button onClick={showCart}>{texts.viewCart}</Button>}
    >
      <ul className="order-dialog__lines stack gap-3">
        {lines.map(({ productId, name, nameFr, shortage, inCart, quantity }) => (
          <li key={productId}>
            <span>{textIn(language, name, nameFr)}</span>
            <span className="muted">
              {texts.inCart(inCart, quantity)}
              {shortage !== null && ` · ${shortages[shortage]}`}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
