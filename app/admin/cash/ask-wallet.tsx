import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatFrancs } from '#shared/money.ts';
import { walletIds } from '#shared/payment-methods.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField } from '../../forms/kinds.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { orderMoneyMessages } from '../../messages/order-money-messages.ts';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { api } from '../../state/api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { readFrancs } from './read-francs.ts';

interface AskWalletProps {
  order: DeskOrderView;
  onAsked: () => void;
}

/** A request to a wallet for what is due at the door, and how the last one stands. */
export function AskWallet({ order, onAsked }: AskWalletProps) {
  const texts = useMessages(walletMessages);
  const cash = useMessages(cashMessages);
  const methods = useMessages(paymentMethodMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LastRequest order={order} />
      {order.cash.due > 0 && !isWalletAsked(order) && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {texts.ask}
        </Button>
      )}
      <ActionDialog
        subject={isOpen ? order : undefined}
        onClose={() => setOpen(false)}
        title={texts.ask}
        required={['payer_phone']}
        check={(typed, { cash: { due } }): Record<string, string> => {
          const amount = readFrancs(typed('amount'));
          if (amount === undefined) return { amount: cash.noAmount };
          return amount > due ? { amount: cash.tooMuch(formatFrancs(due)) } : {};
        }}
        send={(typed, { _id, cash: { due } }) =>
          api.cash.askWallet({
            ...{ _id, due, amount: readFrancs(typed('amount')) ?? 0 },
            provider: walletIds.find((wallet) => wallet === typed('provider')) ?? 'mtn_momo',
            payer_phone: typed('payer_phone').trim(),
          })
        }
        onDone={onAsked}
        submitLabel={texts.send}
      >
        {({ cash: { due }, phone }) => (
          <>
            <p>{texts.askText}</p>
            <fieldset className="stack gap-2">
              <legend className="legend">{texts.wallet}</legend>
              {walletIds.map((wallet, index) => (
                <RadioCard
                  key={wallet}
                  name="provider"
                  value={wallet}
                  defaultChecked={index === 0}
                  title={methods[wallet]}
                />
              ))}
            </fieldset>
            <PhoneField label={texts.phone} name="payer_phone" phone={phone} required />
            <FrancsField label={texts.amount} help={texts.amountHelp} defaultValue={due} />
          </>
        )}
      </ActionDialog>
    </>
  );
}

/** The shopper may still confirm on the phone. */
export function isWalletAsked({ cash, money }: DeskOrderView): boolean {
  const last = money.payments.filter(({ isAtDoor }) => isAtDoor).pop();
  return cash.due > 0 && last !== undefined && isWaiting(last);
}

function isWaiting({ state }: DeskOrderView['money']['payments'][number]): boolean {
  return state === 'created' || state === 'pending' || state === 'unknown';
}

function LastRequest({ order: { money } }: { order: DeskOrderView }) {
  const texts = useMessages(walletMessages);
  const methods = useMessages(paymentMethodMessages);
  const words = useMessages(orderMoneyMessages);
  const last = money.payments.filter(({ isAtDoor }) => isAtDoor).pop();
  if (!last) return null;
  const state = isWaiting(last) ? 'waiting' : last.state === 'succeeded' ? 'came' : 'failed';
  const facts = [methods[last.method], formatFrancs(last.amount), ...(last.isSimulated ? [words.test] : [])];
  return (
    <p className={state === 'failed' ? 'note note--danger' : 'note'} role="status">
      {texts[state]} <span className="muted">{facts.join(' · ')}</span>
    </p>
  );
}
