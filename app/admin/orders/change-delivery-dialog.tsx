import { useCallback, useState } from 'react';
import { isOutage } from '#shared/api-error.ts';
import type { CallerPlaceView } from '#shared/contract/caller.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { usePaused } from '../../state/use-paused.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { LongActionDialog } from '../form-dialog.tsx';
import { PlaceFields, placeFields, placeOf } from '../new-order/place-fields.tsx';
import { FieldMistake } from './leaving-pieces.tsx';
import { deskMoneyAfter } from './money-after.ts';
import { MoneyAfterNote } from './money-after-note.tsx';

interface ChangeDeliveryDialogProps {
  /** The dialog is open while this is set. */
  order: DeskOrderView | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Changes the place or the phone, or lets the order be picked up instead, as long as the parcel is in the shop. */
export function ChangeDeliveryDialog({ order, onClose, onDone }: ChangeDeliveryDialogProps) {
  const language = useLanguage();
  const texts = orderLinesMessages[language];
  return (
    <LongActionDialog
      subject={order}
      onClose={onClose}
      title={texts.changeDelivery}
      size="regular"
      check={(typed): Record<string, string> => ({
        ...missingIn([...placeFields, 'phone'], typed, language),
        ...(typed('seenTotal') === ''
          ? { seenTotal: typed('isRefused') === '' ? texts.waitForFee : texts.notThere }
          : {}),
      })}
      send={(typed, shown) =>
        api.orderDesk.changeDelivery({
          ...{ _id: shown._id, ...placeOf(typed), shown: deliveryOf(shown) },
          ...{ phone: typed('phone'), deliveryNote: typed('deliveryNote').trim() },
          isPickUp: typed('way') === 'pickUp',
          keepsFee: typed('keepsFee') !== '',
          seenTotal: Number(typed('seenTotal')),
        })
      }
      onDone={onDone}
      submitLabel={texts.changeDelivery}
    >
      {(shown) => (
        <>
          <p>{texts.changeDeliveryText}</p>
          <Delivery order={shown} />
        </>
      )}
    </LongActionDialog>
  );
}

function deliveryOf({ delivery_address: address, phone, deliveryNote, isPickUp }: DeskOrderView) {
  const { name, addressLine1: addressLine, city, state, country, zipCode: pincode, mobile } = address;
  return { name, addressLine, city, state, country, pincode, mobile, phone, deliveryNote, isPickUp };
}

function Delivery({ order }: { order: DeskOrderView }) {
  const texts = useMessages(orderLinesMessages);
  const given = deliveryOf(order);
  const [isPickUp, setPickUp] = useState(given.isPickUp);
  const [place, setPlace] = useState<CallerPlaceView>(given);
  const choosePlace = useCallback((next: CallerPlaceView) => {
    setPlace((last) => (isSamePlace(last, next) ? last : next));
  }, []);
  return (
    <>
      <WayChoice isPickUp={isPickUp} wasPickUp={given.isPickUp} onChange={setPickUp} />
      <PlaceFields given={given} onPlace={choosePlace} />
      <PhoneField
        label={texts.orderPhone}
        name="phone"
        autoComplete="off"
        required
        maxLength={limits.phone}
        phone={given.phone}
      />
      <TextArea
        label={texts.riderNote}
        name="deliveryNote"
        optional
        rows={2}
        maxLength={limits.deliveryNote}
        defaultValue={given.deliveryNote}
      />
      <Costs order={order} place={place} isPickUp={isPickUp} />
      <FieldMistake field="seenTotal" />
    </>
  );
}

/** Whether the place is the same: it costs the same, so nothing is asked again, and the total shown can be saved at once. */
function isSamePlace(one: CallerPlaceView, other: CallerPlaceView): boolean {
  return placeFields.every((field) => one[field] === other[field]);
}

type WayChoiceProps = { isPickUp: boolean; wasPickUp: boolean; onChange: (isPickUp: boolean) => void };

/** Delivery or pick-up; shown only where the shop lets orders be picked up, or this order is. */
function WayChoice({ isPickUp, wasPickUp, onChange }: WayChoiceProps) {
  const texts = useMessages(orderLinesMessages);
  const orders = useMessages(adminOrderMessages);
  const { answer } = useAnswer(findDelivery);
  if (!wasPickUp && !answer?.pickUp) return null;
  return (
    <fieldset className="stack gap-2">
      <legend className="legend">{texts.howItComes}</legend>
      <RadioCard
        name="way"
        value="brought"
        title={texts.brought}
        checked={!isPickUp}
        onChange={() => onChange(false)}
      />
      <RadioCard
        name="way"
        value="pickUp"
        title={orders.pickUp}
        checked={isPickUp}
        onChange={() => onChange(true)}
      />
    </fieldset>
  );
}

async function findDelivery(options: CallOptions) {
  return (await api.delivery.shown({}, options)).data;
}

type CostsProps = { order: DeskOrderView; place: CallerPlaceView; isPickUp: boolean };

/** The cost of delivery to the place, which the server calculates a moment after typing. */
function Costs({ order, place, isPickUp }: CostsProps) {
  const texts = useMessages(orderLinesMessages);
  const [keepsFee, setKeepsFee] = useState(false);
  const typed = usePaused(place);
  const { _id, deliveryFee: ordered } = order;
  const quote = useCallback(
    async (options: CallOptions) => {
      const isWhole = placeFields.every((field) => typed[field].trim() !== '');
      if (!isWhole) return undefined;
      return (await api.orderDesk.quoteDelivery({ _id, ...typed, isPickUp }, options)).data;
    },
    [_id, typed, isPickUp],
  );
  const { answer, failure, isLoading, reload } = useAnswer(quote);
  if (failure) {
    const { message, code } = failure;
    return isOutage(failure) ? (
      <ErrorState title={texts.feeUnknown} retrying={isLoading} onRetry={() => void reload()} />
    ) : (
      <>
        <p className="note note--danger" role="alert">
          {code === 'CASH_NOT_HERE' ? texts.noCashThere(typed.city) : message}
        </p>
        <input type="hidden" name="isRefused" value="true" />
      </>
    );
  }
  if (!answer) return <p role="status">{isLoading ? texts.countingFee : ''}</p>;
  const isOtherFee = answer.deliveryFee !== ordered;
  const total = isOtherFee && !isPickUp && keepsFee ? order.totalAmt : answer.totalAmt;
  return (
    <div className="stack" aria-busy={isLoading}>
      {isOtherFee && !isPickUp && (
        <>
          <p role="status">
            {answer.deliveryFee === 0 ? texts.freeThere : texts.feeThere(formatFrancs(answer.deliveryFee))}
          </p>
          <CheckboxField
            name="keepsFee"
            label={texts.keepFee(formatFrancs(ordered))}
            defaultChecked={keepsFee}
            onChange={({ currentTarget }) => setKeepsFee(currentTarget.checked)}
          />
        </>
      )}
      {/* Not that of the place before. */}
      {!isLoading && typed === place && <input type="hidden" name="seenTotal" value={total} />}
      <MoneyAfterNote money={deskMoneyAfter(order, total, answer)} />
    </div>
  );
}
