import { useState } from 'react';
import type { AddressView } from '#shared/contract/address.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { limits } from '#shared/limits.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useMessages } from '../../language.ts';
import { orderChangeMessages, orderMessages } from '../../messages/order-messages.ts';
import { client } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { useIsSending } from '../../ui/fields/form.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { AddAddressDialog } from '../addresses/add-address-dialog.tsx';
import { AddAddressTile } from '../addresses/add-address-tile.tsx';
import { AddressLines } from '../addresses/address-lines.tsx';
import { AddressRadios } from '../addresses/address-radios.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import './order-dialog.css';

/** Chooses another saved address or a new one, and another phone; possible until the parcel is packed (decision 24). */
export function EditOrderDialog({ order, open, onClose }: OrderDialogProps) {
  const title = useMessages(orderMessages).edit;
  const texts = useMessages(orderChangeMessages);
  const [chosenId, setChosenId] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const close = () => {
    setChosenId(undefined);
    onClose();
  };
  return (
    <>
      <ActionDialog
        subject={open ? order : undefined}
        onClose={close}
        title={title}
        size="regular"
        required={['phone']}
        send={async (typed, { _id }) => {
          const addressId = chosenId === undefined ? {} : { addressId: chosenId };
          return {
            message: await client.orders.changeDelivery({ _id, ...addressId, phone: typed('phone').trim() }),
          };
        }}
        submitLabel={texts.save}
        isCallToAction
      >
        {() => (
          <>
            <PlaceChoice
              order={order}
              chosenId={chosenId}
              onChoose={setChosenId}
              onAdd={() => setAdding(true)}
            />
            <PhoneField
              label={texts.phone}
              name="phone"
              required
              maxLength={limits.phone}
              help={texts.phoneHelp}
              phone={order.phone}
            />
          </>
        )}
      </ActionDialog>
      <AddAddressDialog open={isAdding} onClose={() => setAdding(false)} onAdded={setChosenId} />
    </>
  );
}

type PlaceChoiceProps = {
  order: OrderView;
  /** Undefined: the address stays. */
  chosenId: string | undefined;
  onChoose: (id: string | undefined) => void;
  onAdd: () => void;
};

function PlaceChoice({ order: { delivery_address: ordered }, chosenId, onChoose, onAdd }: PlaceChoiceProps) {
  const texts = useMessages(orderChangeMessages);
  const { addressList } = useShop((state) => state.addresses);
  const isBusy = useIsSending();
  const others = addressList.filter((address) => !isSamePlace(address, ordered));
  return (
    <fieldset className="stack gap-3" disabled={isBusy}>
      <legend className="legend">{texts.deliverTo}</legend>
      <RadioCard
        name="address"
        title={texts.sameAddress}
        checked={chosenId === undefined}
        onChange={() => onChoose(undefined)}
      >
        <AddressLines address={{ ...ordered, address_line: `${ordered.name}, ${ordered.addressLine1}` }} />
      </RadioCard>
      <AddressRadios addresses={others} chosenId={chosenId} onChoose={onChoose} />
      <AddAddressTile onPress={onAdd} />
    </fieldset>
  );
}

/** Whether an address is the one the order was placed with, which is not offered a second time. */
function isSamePlace(address: AddressView, ordered: OrderView['delivery_address']): boolean {
  return (
    address.name === ordered.name &&
    address.address_line === ordered.addressLine1 &&
    address.city === ordered.city &&
    address.mobile === ordered.mobile
  );
}
