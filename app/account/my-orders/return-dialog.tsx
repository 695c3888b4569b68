import { useState } from 'react';
import type { OrderView } from '#shared/contract/order.ts';
import { limits } from '#shared/limits.ts';
import { MOST_RETURN_PHOTOS, returnReasons } from '#shared/return-request.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { PhotoField, photoMistake, photosIn } from '../../forms/pictures/photo-field.tsx';
import { sendsPicture } from '../../forms/pictures/send-picture.ts';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import {
  orderChangeMessages,
  orderMessages,
  returnReasonMessages,
  returnTermMessages,
} from '../../messages/order-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { useFieldError } from '../../ui/fields/form.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';

const sendPhoto = sendsPicture('photo', (form, options) => api.order.addReturnPhoto(form, options));

/** Which pieces go back, why, and photos of them. What the shop asks for follows from the reason. */
export function ReturnDialog({ order, open, onClose }: OrderDialogProps) {
  const title = useMessages(orderMessages).requestReturn;
  const texts = useMessages(orderChangeMessages);
  const pictures = useMessages(pictureMessages);
  return (
    <ActionDialog
      subject={open ? order : undefined}
      onClose={onClose}
      title={title}
      size="regular"
      required={['reason']}
      check={(typed, { items }): Record<string, string> => ({
        ...(items.length > 0 && piecesIn(items, typed).length === 0 ? { items: texts.choosePieces } : {}),
        ...photoMistake(typed, pictures),
      })}
      send={async (typed, { _id, items }) => {
        const reason = returnReasons.find((known) => known === typed('reason')) ?? 'other';
        return {
          message: await client.orders.requestReturn({
            ...{ _id, reason, details: typed('details').trim() },
            ...(items.length > 0 ? { items: piecesIn(items, typed) } : {}),
            photos: photosIn(typed),
          }),
        };
      }}
      onDone={() => undefined}
      submitLabel={texts.sendReturn}
    >
      {({ items }) => (
        <>
          <Pieces items={items} />
          <ReasonField />
          <TextArea label={texts.details} optional name="details" rows={3} maxLength={limits.returnDetails} />
          <PhotoField
            label={texts.returnPhotos}
            help={texts.returnPhotosHelp}
            most={MOST_RETURN_PHOTOS}
            send={sendPhoto}
          />
        </>
      )}
    </ActionDialog>
  );
}

type Items = OrderView['items'];

const pieceField = (productId: string) => `piece-${productId}`;

function piecesIn(items: Items, typed: Typed<string>) {
  return items
    .map(({ productId }) => ({ productId, quantity: Number(typed(pieceField(productId))) }))
    .filter(({ quantity }) => quantity > 0);
}

/** How many of each; of an order of one product all, until fewer are chosen. */
function Pieces({ items }: { items: Items }) {
  const language = useLanguage();
  const texts = orderChangeMessages[language];
  const error = useFieldError('items', undefined);
  const [counts, setCounts] = useState<Record<string, number>>(
    Object.fromEntries(
      items.map(({ productId, quantity }) => [productId, items.length === 1 ? quantity : 0]),
    ),
  );
  return (
    <fieldset className="stack gap-2">
      <legend className="legend">{texts.returnWhat}</legend>
      {items.map(({ productId, quantity, ...names }) => {
        const name = inPageLanguage(language, names.name, names.nameFr);
        const count = counts[productId] ?? 0;
        const choose = (chosen: number) => setCounts({ ...counts, [productId]: chosen });
        return (
          <div key={productId} className="row apart">
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
        );
      })}
      {error !== undefined && (
        <p className="field__error" role="alert">
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function ReasonField() {
  const texts = useMessages(orderChangeMessages);
  const reasons = useMessages(returnReasonMessages);
  const terms = useMessages(returnTermMessages);
  const [chosen, setChosen] = useState('');
  const reason = returnReasons.find((known) => known === chosen);
  return (
    <>
      <SelectField
        label={texts.reason}
        name="reason"
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
