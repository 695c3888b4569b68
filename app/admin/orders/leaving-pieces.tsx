import { type ReactNode, useState } from 'react';
import { nameIn } from '#shared/language.ts';
import type { Francs } from '#shared/money.ts';
import { shareOfKept } from '#shared/ordered-bill.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { useFieldError } from '../../ui/fields/form.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import type { MoneyAfter } from './money-after.ts';
import { MoneyAfterNote } from './money-after-note.tsx';
import './leaving-pieces.css';

type Item = {
  productId: string;
  name: string;
  nameFr: string | null;
  price: Francs;
  discount: number;
  quantity: number;
  /** The line's share of what a code took off the order. */
  reduction: Francs;
};

const damagedName = (productId: string) => `damaged-${productId}`;

/** How many pieces of each product were chosen to leave. */
export function leavingOf(items: readonly Item[], typed: Typed<string>) {
  return items
    .map(({ productId, quantity: of }) => ({
      productId,
      of,
      quantity: Number(typed(productId)),
      damaged: Number(typed(damagedName(productId))),
    }))
    .filter(({ quantity }) => quantity > 0);
}

export function keptItems<Kept extends Item>(items: readonly Kept[], typed: Typed<string>): Kept[] {
  return items
    .map((item) => keptOf(item, item.quantity - Number(typed(item.productId))))
    .filter(({ quantity }) => quantity > 0);
}

function keptOf<Kept extends Item>(item: Kept, quantity: number): Kept {
  return { ...item, quantity, reduction: shareOfKept(item.reduction, item.quantity, quantity) };
}

/** The mistake where nothing was chosen, or all of it. */
export function leavingMistake(
  items: readonly Item[],
  typed: Typed<string>,
  texts: { choosePieces: string; leaveSome: string },
): string | undefined {
  if (leavingOf(items, typed).length === 0) return texts.choosePieces;
  return keptItems(items, typed).length === 0 ? texts.leaveSome : undefined;
}

type Counts = Record<string, number>;

interface LeavingPiecesProps<Leaving extends Item> {
  items: readonly Leaving[];
  /** Calculates the money of the order from the pieces that remain. */
  moneyOf: (kept: Leaving[]) => MoneyAfter;
  canBeDamaged?: boolean;
  /** How many pieces of each product are chosen at first. */
  chosen?: Counts;
  children?: (after: MoneyAfter) => ReactNode;
}

/** How many pieces of each product leave, and the money that follows. */
export function LeavingPieces<Leaving extends Item>({
  items,
  moneyOf,
  canBeDamaged = false,
  chosen = {},
  children,
}: LeavingPiecesProps<Leaving>) {
  const texts = useMessages(orderLinesMessages);
  const [leaving, setLeaving] = useState<Counts>(chosen);
  const [damaged, setDamaged] = useState<Counts>({});
  const kept = items.map((item) => keptOf(item, item.quantity - (leaving[item.productId] ?? 0)));
  const after = moneyOf(kept.filter(({ quantity }) => quantity > 0));
  return (
    <>
      <p className="legend">{texts.howManyLeave}</p>
      <ul className="leaving-pieces stack">
        {items.map((item) => (
          <Piece
            key={item.productId}
            item={item}
            leaving={leaving[item.productId] ?? 0}
            damaged={damaged[item.productId] ?? 0}
            canBeDamaged={canBeDamaged}
            onLeaving={(count) => {
              setLeaving({ ...leaving, [item.productId]: count });
              const broken = damaged[item.productId] ?? 0;
              if (broken > count) setDamaged({ ...damaged, [item.productId]: count });
            }}
            onDamaged={(count) => setDamaged({ ...damaged, [item.productId]: count })}
          />
        ))}
      </ul>
      <FieldMistake field="pieces" />
      <MoneyAfterNote money={after} />
      {children?.(after)}
    </>
  );
}

/** The error of fields that have no place of their own for it. */
export function FieldMistake({ field }: { field: string }) {
  const error = useFieldError(field, undefined);
  if (error === undefined) return null;
  return (
    <p className="field__error" role="alert">
      <span>{error}</span>
    </p>
  );
}

interface PieceProps {
  item: Item;
  leaving: number;
  damaged: number;
  canBeDamaged: boolean;
  onLeaving: (count: number) => void;
  onDamaged: (count: number) => void;
}

function Piece({ item, leaving, damaged, canBeDamaged, onLeaving, onDamaged }: PieceProps) {
  const language = useLanguage();
  const texts = orderLinesMessages[language];
  const { productId, quantity } = item;
  const name = nameIn(language, item);
  return (
    <li className="stack gap-2">
      <div className="row apart">
        <p className="row-words">
          <strong>{name}</strong> <span className="muted">{texts.outOf(quantity)}</span>
        </p>
        <QuantityStepper
          name={texts.leavingOf(name)}
          quantity={leaving}
          decreaseDisabled={leaving === 0}
          increaseDisabled={leaving === quantity}
          onDecrease={() => onLeaving(leaving - 1)}
          onIncrease={() => onLeaving(leaving + 1)}
        />
      </div>
      {canBeDamaged && leaving > 0 && (
        <div className="row apart">
          <p className="row-words muted">{texts.damaged}</p>
          <QuantityStepper
            name={texts.damagedOf(name)}
            quantity={damaged}
            decreaseDisabled={damaged === 0}
            increaseDisabled={damaged === leaving}
            onDecrease={() => onDamaged(damaged - 1)}
            onIncrease={() => onDamaged(damaged + 1)}
          />
        </div>
      )}
      <input type="hidden" name={productId} value={leaving} />
      <input type="hidden" name={damagedName(productId)} value={damaged} />
    </li>
  );
}
