import { useState } from 'react';
import type { AddressView } from '#shared/contract/address.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { limits } from '#shared/limits.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { orderChangeMessages, orderMessages } from '../../messages/order-messages.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { useShop } from '../../state/use-shop.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { AddAddressDialog } from '../addresses/add-address-dialog.tsx';
import { AddAddressTile } from '../addresses/add-address-tile.tsx';
import { AddressLines } from '../addresses/address-lines.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import './order-dialog.css';

/** Another address of the book, or a new one, and another phone; possible until the parcel is packed (decision 24). */
export function EditOrderDialog({ order, open, onClose }: OrderDialogProps) {
  const title = useMessages(orderMessages).edit;
  const [chosenId, setChosenId] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const close = () => {
    setChosenId(undefined);
    onClose();
  };
  return (
    <>
      <Dialog open={open} onClose={close} title={title}>
        <DeliveryForm
          order={order}
          chosenId={chosenId}
          onChoose={setChosenId}
          onAdd={() => setAdding(true)}
          onClose={close}
        />
      </Dialog>
      <AddAddressDialog open={isAdding} onClose={() => setAdding(false)} onAdded={setChosenId} />
    </>
  );
}

type DeliveryFormProps = {
  order: OrderView;
  /** Undefined: the address stays. */
  chosenId: string | undefined;
  onChoose: (id: string | undefined) => void;
  onAdd: () => void;
  onClose: () => void;
};

function DeliveryForm({ order, chosenId, onChoose, onAdd, onClose }: DeliveryFormProps) {
  const texts = useMessages(orderChangeMessages);
  const language = useLanguage();
  const { addressList } = useShop((state) => state.addresses);
  const call = useFormCall<'phone'>({
    check: (typed) => missingIn(['phone'], typed, language),
    send: async (typed) => {
      const addressId = chosenId === undefined ? {} : { addressId: chosenId };
      notify.success(
        await client.orders.changeDelivery({ _id: order._id, ...addressId, phone: typed('phone').trim() }),
      );
      onClose();
    },
  });
  const { delivery_address: ordered } = order;
  const others = addressList.filter((address) => !isSamePlace(address, ordered));
  return (
    <Form call={call}>
      <fieldset className="stack gap-3" disabled={call.isBusy}>
        <legend className="legend">{texts.deliverTo}</legend>
        <RadioCard
          name="address"
          title={texts.sameAddress}
          checked={chosenId === undefined}
          onChange={() => onChoose(undefined)}
        >
          <AddressLines address={{ ...ordered, address_line: `${ordered.name}, ${ordered.addressLine1}` }} />
        </RadioCard>
        {others.map((address) => (
          <RadioCard
            key={address._id}
            name="address"
            title={address.name}
            checked={address._id === chosenId}
            onChange={() => onChoose(address._id)}
          >
            <AddressLines address={address} />
          </RadioCard>
        ))}
        <AddAddressTile onPress={onAdd} />
      </fieldset>
      <PhoneField
        label={texts.phone}
        name="phone"
        required
        maxLength={limits.phone}
        help={texts.phoneHelp}
        phone={order.phone}
      />
      <SubmitButton variant="call-to-action" size="large" wide>
        {texts.save}
      </SubmitButton>
    </Form>
  );
}

/** The address that the order was placed with is not offered a second time. */
function isSamePlace(address: AddressView, ordered: OrderView['delivery_address']): boolean {
  return (
    address.name === ordered.name &&
    address.address_line === ordered.addressLine1 &&
    address.city === ordered.city &&
    address.mobile === ordered.mobile
  );
}
