import { useCallback, useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { shareOfKept } from '#shared/ordered-bill.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { inPageLanguage, useLanguage } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { useFieldError } from '../../ui/fields/form.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { useFoundProducts } from '../new-order/use-found-products.ts';
import { moneyAfter } from './money-after.ts';
import { MoneyAfterNote } from './money-after-note.tsx';

interface SwapDialogProps {
  order: DeskOrderView | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

type Item = DeskOrderView['items'][number];
type Offered = Pick<ProductView, '_id' | 'name' | 'nameFr' | 'price' | 'discount' | 'stock'>;

/** One piece goes and another product comes in its place: another shade of it, the same again, or any other. */
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

/** The share of a code moves with the piece, as far as the new one costs so much. */
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
  const [search, setSearch] = useState('');
  const { answer: found = [] } = useFoundProducts(search);
  const product = useProduct(leavingId);
  const error = useFieldError('into', undefined);
  const leaving = order.items.find(({ productId }) => productId === leavingId);
  if (!leaving) return null;
  const shades = product?.familyShades.filter(({ _id }) => _id !== leavingId) ?? [];
  const known = new Set([leavingId, ...shades.map(({ _id }) => _id)]);
  const offered: Offered[] = [
    ...(product ? [product] : []),
    ...shades,
    ...found.filter(({ _id }) => !known.has(_id)),
  ];
  const total = into && totalAfter(order, leaving, into._id, priceOf(order, leaving, product, into));
  return (
    <>
      <SelectField
        label={texts.whichPiece}
        name="leaving"
        value={leavingId}
        onChange={({ currentTarget }) => {
          setLeavingId(currentTarget.value);
          setInto(undefined);
        }}
      >
        {order.items.map(({ productId, name, nameFr }) => (
          <option key={productId} value={productId}>
            {inPageLanguage(language, name, nameFr)}
          </option>
        ))}
      </SelectField>
      <CheckboxField name="damaged" label={texts.damagedPiece} />
      <fieldset className="stack gap-2">
        <legend className="legend">{texts.into}</legend>
        {offered.map((one) => (
          <RadioCard
            key={one._id}
            name="into"
            value={one._id}
            checked={into?._id === one._id}
            disabled={one.stock === 0}
            onChange={() => setInto(one)}
            title={one._id === leavingId ? texts.sameAgain : inPageLanguage(language, one.name, one.nameFr)}
            aside={<Price amount={priceOf(order, leaving, product, one)} />}
          >
            <Stock count={one.stock} />
          </RadioCard>
        ))}
        <TextField
          label={texts.searchInto}
          type="search"
          autoComplete="off"
          maxLength={limits.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {error !== undefined && (
          <p className="field__error" role="alert">
            <span>{error}</span>
          </p>
        )}
      </fieldset>
      {total !== undefined && (
        <>
          <input type="hidden" name="seenTotal" value={total} />
          <MoneyAfterNote money={moneyAfter(order, total)} />
          {total === order.totalAmt && <p className="muted">{texts.even}</p>}
        </>
      )}
    </>
  );
}

function Stock({ count }: { count: number }) {
  const texts = adminNewOrderMessages[useLanguage()];
  return <span className="muted">{count === 0 ? texts.soldOut : texts.inStock(count)}</span>;
}

/** The product as it is sold today; undefined while it is asked for, or where it is gone. */
function useProduct(productId: string) {
  const find = useCallback(
    async (options: CallOptions) => (await api.product.getDetails({ productId }, options)).data,
    [productId],
  );
  const { answer } = useAnswer(find);
  return answer?._id === productId ? answer : undefined;
}

/** As the server counts it: the order's own price where the product is in it, the price that was paid where both cost the same today. */
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
