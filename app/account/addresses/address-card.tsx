import type { AddressView } from '#shared/contract/address.ts';
import { useMessages } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Pencil, Trash2 } from '../../ui/pictures/icons.tsx';
import './address-card.css';
import { AddressLines } from './address-lines.tsx';

export function AddressCard({ address, onEdit }: { address: AddressView; onEdit: () => void }) {
  const texts = useMessages(addressMessages);
  const { act, isBusy, failure } = useAction();
  const place = `${address.address_line}, ${address.city}`;

  async function remove() {
    const { message } = await api.address.disable({ _id: address._id });
    await client.addresses.load();
    return { message };
  }

  return (
    <article className="address-card panel stack gap-1" aria-label={place}>
      <p className="strong">{address.name}</p>
      <AddressLines address={address} />
      <div className="address-card__actions">
        <Button variant="quiet" icon={<Pencil />} aria-label={texts.editAddressOf(place)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 />}
          busy={isBusy}
          aria-label={texts.deleteAddressOf(place)}
          onClick={() => void act(remove)}
        >
          {texts.delete}
        </Button>
      </div>
      <PressFailure message={failure?.message} onRetry={() => act(remove)} />
    </article>
  );
}
