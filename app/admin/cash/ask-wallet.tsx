import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DoorPayment, isWaiting } from './door-payment.tsx';
import { askedOf, useAmountCheck, WalletFields } from './wallet-fields.tsx';

interface AskWalletProps {
  order: DeskOrderView;
  onAsked: () => void;
}

/** Asks a wallet for what is due at the door or ahead of it, and shows the state of the last request. */
export function AskWallet({ order, onAsked }: AskWalletProps) {
  const texts = useMessages(walletMessages);
  const checkAmount = useAmountCheck();
  const [isOpen, setOpen] = useState(false);
  const last = order.money.payments.filter(({ isAtDoor }) => isAtDoor).pop();
  return (
    <>
      {last && <DoorPayment payment={last} />}
      {dueOnline(order) > 0 && order.wallets.length > 0 && !isWalletAsked(order) && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {texts.ask}
        </Button>
      )}
      <ActionDialog
        subject={isOpen ? order : undefined}
        onClose={() => setOpen(false)}
        title={texts.ask}
        required={['payer_phone']}
        check={(typed, asked) => checkAmount(typed, dueOnline(asked))}
        send={(typed, asked) =>
          api.cash.askWallet({ _id: asked._id, due: dueOnline(asked), ...askedOf(typed) })
        }
        onDone={onAsked}
        submitLabel={texts.send}
      >
        {(asked) => <WalletFields due={dueOnline(asked)} phone={asked.phone} wallets={asked.wallets} />}
      </ActionDialog>
    </>
  );
}

/** Whether the shopper may still confirm the request on the phone. */
export function isWalletAsked(order: DeskOrderView): boolean {
  const last = order.money.payments.filter(({ isAtDoor }) => isAtDoor).pop();
  return dueOnline(order) > 0 && last !== undefined && isWaiting(last);
}

function dueOnline({ cash, restAhead }: DeskOrderView): number {
  return restAhead?.due ?? cash.due;
}
