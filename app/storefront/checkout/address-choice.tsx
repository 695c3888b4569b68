import { useEffect, useId, useState } from 'react';
import { AddAddressDialog } from '../../account/addresses/add-address-dialog.tsx';
import { AddAddressTile } from '../../account/addresses/add-address-tile.tsx';
import { AddressRadios } from '../../account/addresses/address-radios.tsx';
import { useMessages } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { client } from '../../state/client.ts';
import { showLogin } from '../../state/dialogs.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import '../payment/choice.css';
import './address-choice.css';

type AddressChoiceProps = {
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  disabled: boolean;
};

/** The active addresses as radios, and a dashed tile that adds one. Without any address it says so and opens the form at once. */
export function AddressChoice({ chosenId, onChoose, disabled }: AddressChoiceProps) {
  const texts = useMessages(checkoutMessages);
  const { addressList, status } = useShop((state) => state.addresses);
  const headingId = useId();
  const hasNone = addressList.length === 0 && status === 'ready';
  // Open in the first render: a notice that is shown until the form opens would move everything below it.
  const [isAdding, setAdding] = useState(hasNone);
  // Only opens, never closes: a list that is fetched again must not close a form that is being filled in.
  useEffect(() => {
    if (hasNone) setAdding(true);
  }, [hasNone]);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="choice__heading medium-heading">
        {texts.deliveryAddress}
      </h2>
      <GuestHint />
      <fieldset className="stack gap-3" aria-labelledby={headingId} disabled={disabled}>
        <AddressRadios addresses={addressList} chosenId={chosenId} onChoose={onChoose} />
        <MissingAddresses />
        {hasNone && !isAdding && (
          <p className="address-choice__notice note note--danger">{texts.addAddressFirst}</p>
        )}
        <AddAddressTile onPress={() => setAdding(true)} />
      </fieldset>
      <AddAddressDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={onChoose}
        notice={hasNone ? texts.addAddressFirst : undefined}
      />
    </section>
  );
}

/** Shown in place of addresses that could not be loaded (decision 35). */
function MissingAddresses() {
  const texts = useMessages(addressMessages);
  const { status } = useShop((state) => state.addresses);
  if (status !== 'failed') return null;
  return <ErrorState title={texts.failedTitle} onRetry={() => void client.addresses.load()} />;
}

function GuestHint() {
  const texts = useMessages(checkoutMessages);
  const isGuest = useShop((state) => state.session === 'guest');
  if (!isGuest) return null;
  return (
    <p className="address-choice__guest note note--primary cluster apart">
      {texts.guestHint}
      <Button variant="outline" onClick={showLogin}>
        {texts.logIn}
      </Button>
    </p>
  );
}
