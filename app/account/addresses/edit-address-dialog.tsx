import type { AddressView } from '#shared/contract/address.ts';
import { useMessages } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { type AddressField, AddressForm } from './address-form.tsx';

/** A dialog to edit an address, open while there is one. */
export function EditAddressDialog({
  address,
  onClose,
}: {
  address: AddressView | undefined;
  onClose: () => void;
}) {
  const texts = useMessages(addressMessages);

  async function save({ _id }: AddressView, typed: Typed<AddressField>) {
    const { message } = await api.address.update({
      _id,
      address_line: typed('addressline'),
      city: typed('city'),
      state: typed('state'),
      country: typed('country'),
      pincode: typed('pincode'),
      mobile: typed('mobile'),
    });
    notify.success(message);
    onClose();
    await client.addresses.load();
  }

  return (
    <Dialog open={address !== undefined} onClose={onClose} title={texts.editAddress}>
      {address && (
        <AddressForm
          withContact={false}
          given={{ ...address, addressline: address.address_line }}
          save={(typed) => save(address, typed)}
        />
      )}
    </Dialog>
  );
}
