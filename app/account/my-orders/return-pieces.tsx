import { useState } from 'react';
import type { OrderView } from '#shared/contract/order.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { type ReturnReason, returnReasons } from '#shared/return-request.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import {
  orderChangeMessages,
  returnReasonMessages,
  returnTermMessages,
} from '../../messages/order-messages.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { useFieldError } from '../../ui/fields/form.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';

type Items = OrderView['items'];

const pieceField = (productId: string) => `piece-${productId}`;
const wholeReason = 'reason';
const reasonField = (productId: string) => `reason-${productId}`;

/** Whether each product has a reason of its own: only where the order has several. */
const hasReasonEach = (items: Items) => items.length > 1;

function chosenIn(items: Items, typed: Typed<string>) {
  return items
    .map(({ productId }) => ({ productId, quantity: Number(typed(pieceField(productId))) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The fields that are missing, before anything is sent. */
export function piecesMistake(items: Items, typed: Typed<string>, language: Language): FieldErrors {
  const chosen = chosenIn(items, typed);
  if (items.length > 0 && chosen.length === 0) return { items: orderChangeMessages[language].choosePieces };
  const asked = hasReasonEach(items) ? chosen.map(({ productId }) => reasonField(productId)) : [wholeReason];
  return missingIn(asked, typed, language);
}

/** The pieces and why they go back, as the API takes them. The return as a whole has the reason of its first product. */
export function returnIn(items: Items, typed: Typed<string>) {
  const reasonIn = (field: string): ReturnReason =>
    returnReasons.find((known) => known === typed(field)) ?? 'other';
  const chosen = chosenIn(items, typed);
  const [first] = chosen;
  if (first === undefined || !hasReasonEach(items)) {
    return { reason: reasonIn(wholeReason), ...(first ? { items: chosen } : {}) };
  }
  return {
    reason: reasonIn(reasonField(first.productId)),
    items: chosen.map((piece) => ({ ...piece, reason: reasonIn(reasonField(piece.productId)) })),
  };
}

/** How many pieces of each product go back, and why; in an order of one product all of them, until fewer are chosen. */
export function ReturnPieces({ items }: { items: Items }) {
  const language = useLanguage();
  const texts = orderChangeMessages[language];
  const error = useFieldError('items', undefined);
  const [counts, setCounts] = useState<Record<string, number>>(
    Object.fromEntries(
      items.map(({ productId, quantity }) => [productId, items.length === 1 ? quantity : 0]),
    ),
  );
  return (
    <>
      <fieldset className="stack gap-2">
        <legend className="legend">{texts.returnWhat}</legend>
        {items.map(({ productId, quantity, ...names }) => {
          const name = nameIn(language, names);
          const count = counts[productId] ?? 0;
          const choose = (chosen: number) => setCounts({ ...counts, [productId]: chosen });
          return (
            <div key={productId} className="stack gap-2">
              <div className="row apart">
                <p className="anywhere">
                  {name} <span className="muted">{texts.outOf(quantity)}</span>
                </p>
                <input type="hidden" name={pieceField(productId)} value={count} />
                <QuantityStepper
                  name={texts.returnPiecesOf(name)}
                  quantity={count}
                  decreaseDisabled={count === 0}
                  increaseDisabled={count === quantity}
                  onDecrease={() => choose(count - 1)}
                  onIncrease={() => choose(count + 1)}
                />
              </div>
              {count > 0 && hasReasonEach(items) && <ReasonField name={reasonField(productId)} of={name} />}
            </div>
          );
        })}
        {error !== undefined && (
          <p className="field__error" role="alert">
            <span>{error}</span>
          </p>
        )}
      </fieldset>
      {!hasReasonEach(items) && <ReasonField name={wholeReason} />}
    </>
  );
}

function ReasonField({ name, of }: { name: string; of?: string }) {
  const texts = useMessages(orderChangeMessages);
  const reasons = useMessages(returnReasonMessages);
  const terms = useMessages(returnTermMessages);
  const [chosen, setChosen] = useState('');
  const reason = returnReasons.find((known) => known === chosen);
  return (
    <>
      <SelectField
        label={
          <>
            {texts.reason}
            {of !== undefined && <VisuallyHidden>, {of}</VisuallyHidden>}
          </>
        }
        name={name}
        required
        defaultValue=""
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="" disabled>
          {texts.chooseReason}
        </option>
        {returnReasons.map((known) => (
          <option key={known} value={known}>
            {reasons[known]}
          </option>
        ))}
      </SelectField>
      <p role="status">{reason !== undefined && terms[reason]}</p>
    </>
  );
}
