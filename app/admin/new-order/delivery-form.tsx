import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { CallerPlaceView, CallerView, PlacedForCallerView } from '#shared/contract/caller.ts';
import type { Destination } from '#shared/delivery.ts';
import { languages } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PlaceFields, placeFields, placeOf } from './place-fields.tsx';
import type { useOrderLines } from './use-order-lines.ts';

interface DeliveryFormProps {
  order: ReturnType<typeof useOrderLines>;
  caller: CallerView | undefined;
  /** The number that was searched, where no caller was chosen. */
  phone: string;
  idempotencyKey: string;
  onPlaced: (placed: PlacedForCallerView) => void;
  /** Called with the place while it is being typed. */
  onPlace: (place: Destination) => void;
}

type Field = (typeof placeFields)[number] | 'email' | 'language';

/** The form for the delivery place, with the button that places the order. */
export function DeliveryForm(props: DeliveryFormProps) {
  const texts = adminNewOrderMessages[useLanguage()];
  const { caller, phone } = props;
  const [place, setPlace] = useState<CallerPlaceView | undefined>(caller?.places[0]);
  return (
    <Card title={texts.deliverTo}>
      {caller !== undefined && caller.places.length > 1 && (
        <SelectField
          label={texts.places}
          onChange={({ currentTarget }) => setPlace(caller.places[Number(currentTarget.value)])}
        >
          {caller.places.map(({ name, addressLine, city }, index) => (
            <option key={`${name} ${addressLine} ${city}`} value={index}>
              {name}, {addressLine}, {city}
            </option>
          ))}
        </SelectField>
      )}
      <PlaceForm
        // The key leaves out the phone: a name typed while the phone is looked up stays.
        key={JSON.stringify(place ?? '')}
        {...props}
        given={place ?? { name: caller?.name ?? '', mobile: caller?.mobile || phone }}
      />
    </Card>
  );
}

type PlaceFormProps = DeliveryFormProps & { given: Partial<CallerPlaceView> };

function PlaceForm({ order, caller, idempotencyKey, onPlaced, onPlace, given }: PlaceFormProps) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const { lines, charged, promo } = order;
  const call = useFormCall<Field>({
    check: (typed) => missingIn(placeFields, typed, language),
    send: async (typed) => {
      if (lines.length === 0) {
        notify.error(texts.productsFirst);
        return;
      }
      try {
        const { message, data } = await api.caller.placeOrder(
          {
            ...(caller ? { customerId: caller.id } : {}),
            lines: lines.map(({ product, quantity }) => ({ productId: product._id, quantity })),
            total: charged.total,
            ...(promo ? { promoCode: promo.code } : {}),
            ...placeOf(typed),
            email: typed('email'),
            language: languages.find((known) => known === typed('language')) ?? language,
          },
          { idempotencyKey },
        );
        notify.success(message);
        onPlaced(data);
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 409) await order.readAgain();
        throw failure;
      }
    },
  });
  return (
    <Form call={call}>
      <PlaceFields given={given} onPlace={onPlace} />
      <TextField
        label={addressMessages[language].email}
        optional
        help={caller === undefined || caller.email === '' ? texts.emailHelp : texts.emailKnown}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={limits.email}
      />
      <SelectField label={texts.messagesIn} name="language" defaultValue={language}>
        <option value="fr">{texts.french}</option>
        <option value="en">{texts.english}</option>
      </SelectField>
      {caller === undefined && <p className="muted">{texts.somebodyNew}</p>}
      <SubmitButton variant="call-to-action" size="large" wide note={<Price amount={charged.total} />}>
        {texts.place}
      </SubmitButton>
    </Form>
  );
}
