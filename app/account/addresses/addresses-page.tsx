import { useState } from 'react';
import type { AddressView } from '#shared/contract/address.ts';
import { useMessages } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { client } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { NoAddress } from '../../ui/pictures/motif/no-address.tsx';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { AddAddressDialog } from './add-address-dialog.tsx';
import { AddAddressTile } from './add-address-tile.tsx';
import { AddressCard } from './address-card.tsx';
import './addresses-page.css';
import { EditAddressDialog } from './edit-address-dialog.tsx';

export const meta = privateMeta(addressMessages, ({ title }) => title);

export default function AddressesPage() {
  const texts = useMessages(addressMessages);
  const { addressList, status } = useShop((state) => state.addresses);
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<AddressView>();
  const isWaiting = addressList.length === 0 && (status === 'idle' || status === 'loading');
  if (isWaiting) return <AccountSkeleton />;
  return (
    <section className="addresses-page">
      <SectionHeading
        level={1}
        action={
          <Button variant="outline" onClick={() => setAdding(true)}>
            {texts.addAddress}
          </Button>
        }
      >
        {texts.title}
      </SectionHeading>
      {status === 'failed' && (
        <ErrorState title={texts.failedTitle} onRetry={() => void client.addresses.load()} />
      )}
      {status === 'ready' && addressList.length === 0 && (
        <EmptyState illustration={<NoAddress />} title={texts.noAddress} text={texts.noAddressText} />
      )}
      <ul className="stack stack--pair">
        {addressList.map((address) => (
          <li key={address._id}>
            <AddressCard address={address} onEdit={() => setEdited(address)} />
          </li>
        ))}
        <li className="addresses-page__tile">
          <AddAddressTile onPress={() => setAdding(true)} />
        </li>
      </ul>
      <AddAddressDialog open={isAdding} onClose={() => setAdding(false)} />
      <EditAddressDialog address={edited} onClose={() => setEdited(undefined)} />
    </section>
  );
}
