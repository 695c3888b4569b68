import type { ParcelView, RiderDayView } from '#shared/contract/parcel.ts';
import { limits } from '#shared/limits.ts';
import { billAsOrdered } from '#shared/ordered-bill.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { cashMistakes } from '../cash/cash-mistakes.ts';
import { readFrancs } from '../cash/read-francs.ts';
import { askedOf, useAmountCheck, WalletFields } from '../cash/wallet-fields.tsx';
import { AnotherDay } from '../orders/another-day.tsx';
import { keptItems, LeavingPieces, leavingMistake, leavingOf } from '../orders/leaving-pieces.tsx';
import { type MoneyAfter, moneyAfter } from '../orders/money-after.ts';
import type { ParcelStepKind } from './parcel-card.tsx';
import { ParcelCode } from './parcel-code.tsx';

type ParcelStep = { kind: ParcelStepKind; parcel: ParcelView };

type ParcelDialogsProps = {
  step: ParcelStep | undefined;
  today: string;
  wallets: RiderDayView['wallets'];
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** The dialogs of a parcel; each says for whom it is before anything is sent. */
export function ParcelDialogs({ step, today, wallets, onClose, onDone }: ParcelDialogsProps) {
  const texts = useMessages(parcelMessages);
  const cash = useMessages(cashMessages);
  const statuses = useMessages(orderStatusMessages);
  const wallet = useMessages(walletMessages);
  const lines = useMessages(orderLinesMessages);
  const checkAmount = useAmountCheck();
  const { kind, parcel } = step ?? {};
  const isDue = parcel !== undefined && parcel.due > 0;
  const common = { onClose, onDone };
  return (
    <>
      <ActionDialog
        {...common}
        subject={kind === 'deliver' && isDue ? parcel : undefined}
        title={cash.collect}
        check={(typed, { due }) => cashMistakes(typed, due, cash)}
        send={(typed, { id, due }, attempt) =>
          api.parcel.deliver(
            { id, due, amount: readFrancs(typed('amount')) ?? 0, note: typed('note') },
            attempt,
          )
        }
        submitLabel={cash.save}
      >
        {({ orderNumber, name, due }) => (
          <>
            <p>
              <strong>{texts.about(orderNumber, name)}</strong>
              <br />
              {cash.due} <Price amount={due} />
            </p>
            <FrancsField label={cash.amount} defaultValue={due} />
            <NoteField label={cash.shortNote} optional help={cash.shortHelp} />
          </>
        )}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={kind === 'deliver' && !isDue ? parcel : undefined}
        title={statuses.Delivered}
        send={(_typed, { id }) => api.parcel.deliver({ id, due: 0, amount: 0 })}
        submitLabel={statuses.Delivered}
      >
        {({ name }) => <p>{texts.deliveredQuestion(name)}</p>}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={kind === 'wallet' ? parcel : undefined}
        title={wallet.ask}
        required={['payer_phone']}
        check={(typed, { due }) => checkAmount(typed, due)}
        send={(typed, { id, due }, attempt) => api.parcel.askWallet({ id, due, ...askedOf(typed) }, attempt)}
        submitLabel={wallet.send}
      >
        {({ orderNumber, name, due, phone }) => (
          <>
            <p>
              <strong>{texts.about(orderNumber, name)}</strong>
            </p>
            <WalletFields due={due} phone={phone} wallets={wallets} />
          </>
        )}
      </ActionDialog>
      <Dialog open={kind === 'link' && isDue} onClose={onClose} title={texts.showCode}>
        {kind === 'link' && isDue && <ParcelCode parcel={parcel} onLook={onDone} />}
      </Dialog>
      <ActionDialog
        {...common}
        subject={kind === 'part' ? parcel : undefined}
        title={lines.keepPart}
        check={(typed, { lines: items }): Record<string, string> => {
          const mistake = leavingMistake(items, typed, lines);
          return mistake === undefined ? {} : { pieces: mistake };
        }}
        send={(typed, shown, attempt) => {
          const pieces = leavingOf(shown.lines, typed);
          const { toCollect: due } = moneyOf(shown, keptItems(shown.lines, typed));
          return api.parcel.keepPart({ id: shown.id, pieces, due, note: typed('note').trim() }, attempt);
        }}
        submitLabel={lines.keepPart}
      >
        {(shown) => (
          <>
            <p>
              <strong>{texts.about(shown.orderNumber, shown.name)}</strong>
              <br />
              {texts.keepPartText}
            </p>
            <LeavingPieces items={shown.lines} moneyOf={(kept) => moneyOf(shown, kept)}>
              {({ toGiveBack }) => toGiveBack > 0 && <p className="muted">{texts.backByShop}</p>}
            </LeavingPieces>
            <NoteField label={lines.note} optional maxLength={limits.orderNote} />
          </>
        )}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={kind === 'again' ? parcel : undefined}
        title={texts.notHome}
        required={['day']}
        send={(typed, { id }) => api.parcel.bringAgain({ id, day: typed('day') })}
        submitLabel={cash.save}
      >
        {({ orderNumber, name }) => <AnotherDay orderNumber={orderNumber} name={name} today={today} />}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={kind === 'refuse' ? parcel : undefined}
        title={statuses.Refused}
        send={(typed, { id }) => api.parcel.refuse({ id, note: typed('note') })}
        submitLabel={statuses.Refused}
        isDanger
      >
        {({ orderNumber, name }) => (
          <>
            <p>
              <strong>{texts.about(orderNumber, name)}</strong>
            </p>
            <NoteField label={texts.refusedReason} optional />
          </>
        )}
      </ActionDialog>
    </>
  );
}

/** The money of a parcel of which only some pieces are kept. */
function moneyOf(parcel: ParcelView, kept: ParcelView['lines']): MoneyAfter {
  const { total, due } = parcel;
  const settled = total - due;
  const before = { totalAmt: total, money: { open: due, refundable: settled }, cash: { waived: 0 } };
  return moneyAfter(before, billAsOrdered(kept, parcel.deliveryFee).total);
}
