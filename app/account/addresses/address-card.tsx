import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { AddressView } from '#shared/contract/address.ts';
import { useMessages } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import './address-card.css';
import { AddressLines } from './address-lines.tsx';

export function AddressCard({ address, onEdit }: { address: AddressView; onEdit: () => void }) {
  const texts = useMessages(addressMessages);
  const [isDeleting, setDeleting] = useState(false);
  const place = `${address.address_line}, ${address.city}`;

  async function remove() {
    setDeleting(true);
    try {
      const { message } = await api.address.disable({ _id: address._id });
      notify.success(message);
      await client.addresses.load();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify.error(failure.message);
    } finally {
      setDeleting(false);
    }
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
          busy={isDeleting}
          aria-label={texts.deleteAddressOf(place)}
          onClick={remove}
        >
          {texts.delete}
        </Button>
      </div>
    </article>
  );
}
