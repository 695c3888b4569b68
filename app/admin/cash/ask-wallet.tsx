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

/** Asks a wallet for what is due at the door, and shows the state of the last request. */
export function AskWallet({ order, onAsked }: AskWalletProps) {
  const texts = useMessages(walletMessages);
  const checkAmount = useAmountCheck();
  const [isOpen, setOpen] = useState(false);
  const last = order.money.payments.filter(({ isAtDoor }) => isAtDoor).pop();
  return (
    <>
      {last && <DoorPayment payment={last} />}
      {order.cash.due > 0 && order.wallets.length > 0 && !isWalletAsked(order) && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {texts.ask}
        </Button>
      )}
      <ActionDialog
        subject={isOpen ? order : undefined}
        onClose={() => setOpen(false)}
        title={texts.ask}
        required={['payer_phone']}
        check={(typed, { cash: { due } }) => checkAmount(typed, due)}
        send={(typed, { _id, cash: { due } }) => api.cash.askWallet({ _id, due, ...askedOf(typed) })}
        onDone={onAsked}
        submitLabel={texts.send}
      >
        {({ cash: { due }, phone, wallets }) => <WalletFields due={due} phone={phone} wallets={wallets} />}
      </ActionDialog>
    </>
  );
}

/** Whether the shopper may still confirm the request on the phone. */
export function isWalletAsked({ cash, money }: DeskOrderView): boolean {
  const last = money.payments.filter(({ isAtDoor }) => isAtDoor).pop();
  return cash.due > 0 && last !== undefined && isWaiting(last);
}
