import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { CallerPlaceView, CallerView, PlacedForCallerView } from '#shared/contract/caller.ts';
import type { Destination } from '#shared/delivery.ts';
import { languages } from '#shared/language.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { missingIn } from '../../forms/missing-fields.ts';
import { keepTyped, readTyped } from '../../forms/typed-form.ts';
import { useLanguage } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
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
  /** Which of the caller's places is chosen, and by whom of the staff the order is taken: what is typed is kept for these. */
  staffId: string;
  placeIndex: string;
  onChoosePlace: (index: string) => void;
  onType: () => void;
}

type Field = (typeof placeFields)[number] | 'email' | 'language';

/** The form for the delivery place, with the button that places the order. */
export function DeliveryForm(props: DeliveryFormProps) {
  const texts = adminNewOrderMessages[useLanguage()];
  const { caller, phone, placeIndex, onChoosePlace } = props;
  const place = caller?.places[Number(placeIndex)] ?? caller?.places[0];
  return (
    <Card title={texts.deliverTo}>
      {caller !== undefined && caller.places.length > 1 && (
        <SelectField
          label={texts.places}
          value={placeIndex || '0'}
          onChange={({ currentTarget }) => onChoosePlace(currentTarget.value)}
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

function PlaceForm({
  order,
  caller,
  idempotencyKey,
  onPlaced,
  onPlace,
  given,
  staffId,
  placeIndex,
  onType,
}: PlaceFormProps) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const { lines, charged, promo } = order;
  const about = [staffId, caller?.id ?? '', placeIndex].join(' ');
  const [kept] = useState(() => filledIn(readTyped('typedPlace', about)));
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
  const onInput: typeof call.form.onInput = (event) => {
    call.form.onInput(event);
    keepTyped('typedPlace', event.currentTarget, about);
    onType();
  };
  return (
    <Form call={{ ...call, form: { ...call.form, onInput } }}>
      <PlaceFields given={{ ...given, ...kept }} onPlace={onPlace} />
      <EmailField
        label={addressMessages[language].email}
        optional
        help={caller === undefined || caller.email === '' ? texts.emailHelp : texts.emailKnown}
        autoComplete="off"
        defaultValue={kept.email}
      />
      <SelectField label={texts.messagesIn} name="language" defaultValue={kept.language ?? language}>
        <option value="fr">{texts.french}</option>
        <option value="en">{texts.english}</option>
      </SelectField>
      {caller === undefined && <p className="muted">{texts.somebodyNew}</p>}
      <SubmitButton
        variant="call-to-action"
        size="large"
        wide
        note={lines.length === 0 ? undefined : <Price amount={charged.total} />}
      >
        {texts.place}
      </SubmitButton>
    </Form>
  );
}

/** An empty field may be filled in meanwhile, by the number that was searched. */
function filledIn(kept: Readonly<Record<string, string>>): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''));
}
