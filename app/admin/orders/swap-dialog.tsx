import { useCallback, useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { nameIn, textIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { shareOfKept } from '#shared/ordered-bill.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { deskMoneyAfter } from './money-after.ts';
import { MoneyAfterNote } from './money-after-note.tsx';
import { type Offered, OfferedProducts } from './offered-products.tsx';

interface SwapDialogProps {
  order: DeskOrderView | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

type Item = DeskOrderView['items'][number];

/** Swaps one piece for another product: another shade of it, the same again, or any other. */
export function SwapDialog({ order, onClose, onDone }: SwapDialogProps) {
  const language = useLanguage();
  const texts = orderLinesMessages[language];
  return (
    <ActionDialog
      subject={order}
      onClose={onClose}
      title={texts.swap}
      size="regular"
      check={(typed): Record<string, string> => (typed('into') === '' ? { into: texts.chooseInto } : {})}
      send={(typed, { _id: orderId, order_status: shown, items }) => {
        const productId = typed('leaving');
        const of = items.find((item) => item.productId === productId)?.quantity ?? 0;
        const damaged = typed('damaged') === '' ? 0 : 1;
        return api.orderLines.swap({
          ...{ orderId, shown, piece: { productId, of, quantity: 1, damaged } },
          ...{ into: typed('into'), seenTotal: Number(typed('seenTotal')), note: typed('note').trim() },
        });
      }}
      onDone={onDone}
      submitLabel={texts.swap}
    >
      {(shown) => (
        <>
          <p>{texts.swapText}</p>
          <Choice order={shown} />
          <NoteField label={texts.note} optional help={texts.noteHelp} maxLength={limits.orderNote} />
        </>
      )}
    </ActionDialog>
  );
}

/** The order's new total. The piece's share of a code moves with it, up to the price of the new product. */
function totalAfter(
  order: DeskOrderView,
  leaving: DeskOrderView['items'][number],
  into: string,
  price: number,
): number {
  const { discountedPrice, reduction, quantity, productId } = leaving;
  const moved = reduction - shareOfKept(reduction, quantity, quantity - 1);
  const lost = into === productId ? 0 : Math.max(0, moved - price);
  return order.totalAmt - discountedPrice + price + lost;
}

function Choice({ order }: { order: DeskOrderView }) {
  const language = useLanguage();
  const texts = orderLinesMessages[language];
  const [leavingId, setLeavingId] = useState(order.items[0]?.productId ?? '');
  const [into, setInto] = useState<Offered>();
  const product = useProduct(leavingId);
  const leaving = order.items.find(({ productId }) => productId === leavingId);
  if (!leaving) return null;
  const shades = product?.familyShades.filter(({ _id }) => _id !== leavingId) ?? [];
  const total = into && totalAfter(order, leaving, into._id, priceOf(order, leaving, product, into));
  return (
    <>
      <SelectField
        label={texts.whichPiece}
        name="leaving"
        // A closed list cuts off the end of a long name, where the shade is.
        help={nameIn(language, leaving)}
        value={leavingId}
        onChange={({ currentTarget }) => {
          setLeavingId(currentTarget.value);
          setInto(undefined);
        }}
      >
        {order.items.map(({ productId, name, nameFr }) => (
          <option key={productId} value={productId}>
            {textIn(language, name, nameFr)}
          </option>
        ))}
      </SelectField>
      <CheckboxField name="damaged" label={texts.damagedPiece} />
      <OfferedProducts
        name="into"
        label={texts.into}
        searchLabel={texts.searchInto}
        first={[...(product ? [product] : []), ...shades]}
        chosen={into}
        onChoose={setInto}
        priceOf={(one) => priceOf(order, leaving, product, one)}
        titleOf={({ _id }) => (_id === leavingId ? texts.sameAgain : undefined)}
      />
      {total !== undefined && (
        <>
          <input type="hidden" name="seenTotal" value={total} />
          <MoneyAfterNote money={deskMoneyAfter(order, total)} />
          {total === order.totalAmt && <p className="muted">{texts.even}</p>}
        </>
      )}
    </>
  );
}

/** The product as it is sold today; undefined while it is loading, or where it is gone. */
function useProduct(productId: string) {
  const find = useCallback(
    async (options: CallOptions) => (await api.product.getDetails({ productId }, options)).data,
    [productId],
  );
  const { answer } = useAnswer(find);
  return answer?._id === productId ? answer : undefined;
}

/**
 * The price as the server calculates it: the order's own price where the product is in it, the price that was paid where both cost the same
 * today.
 */
function priceOf(
  { items }: DeskOrderView,
  leaving: Item,
  today: Pick<Offered, 'price' | 'discount'> | undefined,
  into: Offered,
): number {
  const known = items.find(({ productId }) => productId === into._id);
  if (known) return known.discountedPrice;
  const isEven = today?.price === into.price && today.discount === into.discount;
  return isEven ? leaving.discountedPrice : priceAfterDiscount(into.price, into.discount);
}
