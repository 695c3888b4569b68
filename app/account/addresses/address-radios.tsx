import type { AddressView } from '#shared/contract/address.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { AddressLines } from './address-lines.tsx';

type AddressRadiosProps = {
  addresses: readonly AddressView[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
};

/** Addresses as radio cards, of which one is chosen. */
export function AddressRadios({ addresses, chosenId, onChoose }: AddressRadiosProps) {
  return addresses.map((address) => (
    <RadioCard
      key={address._id}
      name="address"
      title={address.name}
      checked={address._id === chosenId}
      onChange={() => onChoose(address._id)}
    >
      <AddressLines address={address} />
    </RadioCard>
  ));
}
