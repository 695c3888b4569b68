import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { nameIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { orderMessages } from '../../messages/order-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AddProductDialog } from './add-product-dialog.tsx';
import './order-facts.css';
import { PiecesDialog, type PiecesMode } from './pieces-dialog.tsx';
import { SwapDialog } from './swap-dialog.tsx';

type Change = DeskOrderView['lineChanges'][number];

const modes: Partial<Record<DeskOrderView['order_status'], PiecesMode>> = {
  Placed: 'takeOut',
  Confirmed: 'takeOut',
  Packed: 'takeOut',
  'Out for delivery': 'keepPart',
  Delivered: 'bringBack',
};

interface OrderLinesProps {
  order: DeskOrderView;
  onChanged: () => Promise<void>;
}

/** The changes of lines that an order allows now. */
export function OrderLines({ order, onChanged }: OrderLinesProps) {
  const texts = useMessages(orderLinesMessages);
  const [open, setOpen] = useState<PiecesMode | 'swap' | 'add'>();
  const mode = modes[order.order_status];
  if (mode === undefined || order.payment_status === 'Refunded') return null;
  const isPart = order.quantity > 1;
  const close = () => setOpen(undefined);
  return (
    <>
      {isPart && (
        <Button variant="outline" onClick={() => setOpen(mode)}>
          {texts[mode]}
        </Button>
      )}
      {mode !== 'keepPart' && (
        <Button variant="outline" onClick={() => setOpen('swap')}>
          {texts.swap}
        </Button>
      )}
      {mode === 'takeOut' && (
        <Button variant="outline" onClick={() => setOpen('add')}>
          {texts.add}
        </Button>
      )}
      <PiecesDialog
        order={order}
        mode={open === 'swap' || open === 'add' ? undefined : open}
        onClose={close}
        onDone={onChanged}
      />
      <SwapDialog order={open === 'swap' ? order : undefined} onClose={close} onDone={onChanged} />
      <AddProductDialog order={open === 'add' ? order : undefined} onClose={close} onDone={onChanged} />
    </>
  );
}

/** How the lines have changed since the order was placed. */
export function LineChanges({ changes }: { changes: readonly Change[] }) {
  const texts = useMessages(orderLinesMessages);
  if (changes.length === 0) return null;
  return (
    <Card title={texts.changes}>
      <ul className="stack gap-2">
        {changes.map((change) => (
          <LineChange key={`${change.at} ${change.productId} ${change.quantity}`} change={change} />
        ))}
      </ul>
    </Card>
  );
}

function LineChange({ change }: { change: Change }) {
  const language = useLanguage();
  const texts = orderLinesMessages[language];
  const { kind, quantity, damaged, note, actorName, at } = change;
  const name = nameIn(language, change);
  const facts = [
    ...(damaged > 0 ? [texts.beyondSale(damaged)] : []),
    ...(actorName === null ? [] : [actorName]),
    formatMoment(at, language),
    ...(note === '' ? [] : [note]),
  ];
  return (
    <li className="order-facts__line row on-baseline apart">
      <span>
        {adminMessages[language].labelled(kind === 'swapped' && quantity > 0 ? texts.cameIn : texts[kind])}{' '}
        {orderMessages[language].quantity(Math.abs(quantity))} <strong>{name}</strong>{' '}
        <span className="muted">{facts.join(' · ')}</span>
      </span>
      <Price amount={quantity * change.discountedUnitPrice} />
    </li>
  );
}
