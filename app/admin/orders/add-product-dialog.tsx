import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { api } from '../../state/desk-api.ts';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { deskMoneyAfter } from './money-after.ts';
import { MoneyAfterNote } from './money-after-note.tsx';
import { type Offered, OfferedProducts } from './offered-products.tsx';

interface AddProductDialogProps {
  /** The dialog is open while this is set. */
  order: DeskOrderView | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Adds another product before the parcel is sent: 'And one more of these'. */
export function AddProductDialog({ order, onClose, onDone }: AddProductDialogProps) {
  const texts = orderLinesMessages[useLanguage()];
  return (
    <ActionDialog
      subject={order}
      onClose={onClose}
      title={texts.add}
      size="regular"
      check={(typed): Record<string, string> =>
        typed('product') === '' ? { product: texts.chooseProduct } : {}
      }
      send={(typed, { _id: orderId, order_status: shown }) =>
        api.orderLines.add({
          ...{ orderId, shown, productId: typed('product'), quantity: Number(typed('quantity')) },
          ...{ seenTotal: Number(typed('seenTotal')), note: typed('note').trim() },
        })
      }
      onDone={onDone}
      submitLabel={texts.add}
    >
      {(shown) => (
        <>
          <p>{texts.addText}</p>
          <Choice order={shown} />
          <NoteField label={texts.note} optional help={texts.noteHelp} maxLength={limits.orderNote} />
        </>
      )}
    </ActionDialog>
  );
}

function Choice({ order }: { order: DeskOrderView }) {
  const language = useLanguage();
  const texts = orderLinesMessages[language];
  const [chosen, setChosen] = useState<Offered>();
  const [quantity, setQuantity] = useState(1);
  const most = chosen ? Math.min(chosen.stock, limits.quantity) : 1;
  return (
    <>
      <OfferedProducts
        name="product"
        label={texts.whichProduct}
        searchLabel={texts.findProduct}
        first={inOrder(order)}
        chosen={chosen}
        onChoose={(product) => {
          setChosen(product);
          setQuantity(1);
        }}
        priceOf={(product) => priceIn(order, product)}
      />
      {chosen && (
        <>
          <div className="row apart">
            <span>{texts.count}</span>
            <QuantityStepper
              name={texts.piecesOf(nameIn(language, chosen))}
              quantity={quantity}
              decreaseDisabled={quantity <= 1}
              increaseDisabled={quantity >= most}
              onDecrease={() => setQuantity(quantity - 1)}
              onIncrease={() => setQuantity(quantity + 1)}
            />
          </div>
          <input type="hidden" name="quantity" value={quantity} />
          <After order={order} chosen={chosen} quantity={quantity} />
        </>
      )}
    </>
  );
}

function After({ order, chosen, quantity }: { order: DeskOrderView; chosen: Offered; quantity: number }) {
  const total = order.totalAmt + quantity * priceIn(order, chosen);
  return (
    <>
      <input type="hidden" name="seenTotal" value={total} />
      <MoneyAfterNote money={deskMoneyAfter(order, total)} />
    </>
  );
}

/** More of the same is asked for most. Of a gift there is no more, and what is not in the shop any longer cannot come in. */
function inOrder({ items }: DeskOrderView): Offered[] {
  return items
    .filter(({ isListed, price }) => isListed && price > 0)
    .map(({ productId, ...item }) => ({ ...item, _id: productId }));
}

/** The price as the server calculates it: that of the order where the product is in it, else that of today. */
function priceIn({ items }: DeskOrderView, product: Offered): number {
  const known = items.find(({ productId }) => productId === product._id);
  return known?.discountedPrice ?? priceAfterDiscount(product.price, product.discount);
}
