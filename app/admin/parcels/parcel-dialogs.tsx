import type { ParcelView } from '#shared/contract/parcel.ts';
import { formatFrancs } from '#shared/money.ts';
import { daysBefore } from '#shared/shop-day.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { api } from '../../state/api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { readFrancs } from '../cash/read-francs.ts';
import type { ParcelStepKind } from './parcel-card.tsx';

export type ParcelStep = { kind: ParcelStepKind; parcel: ParcelView };

type ParcelDialogsProps = {
  step: ParcelStep | undefined;
  today: string;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Each says for whom before anything is sent. */
export function ParcelDialogs({ step, today, onClose, onDone }: ParcelDialogsProps) {
  const texts = useMessages(parcelMessages);
  const cash = useMessages(cashMessages);
  const statuses = useMessages(orderStatusMessages);
  const { kind, parcel } = step ?? {};
  const isDue = parcel !== undefined && parcel.due > 0;
  const common = { onClose, onDone };
  return (
    <>
      <ActionDialog
        {...common}
        subject={kind === 'deliver' && isDue ? parcel : undefined}
        title={cash.collect}
        check={(typed, { due }): Record<string, string> => {
          const amount = readFrancs(typed('amount'));
          if (amount === undefined) return { amount: cash.noAmount };
          if (amount > due) return { amount: cash.tooMuch(formatFrancs(due)) };
          return amount < due && typed('note').trim() === '' ? { note: cash.whyMissing } : {};
        }}
        send={(typed, { id, due }) =>
          api.parcel.deliver({ id, due, amount: readFrancs(typed('amount')) ?? 0, note: typed('note') })
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
        subject={kind === 'again' ? parcel : undefined}
        title={texts.notHome}
        required={['day']}
        send={(typed, { id }) => api.parcel.bringAgain({ id, day: typed('day') })}
        submitLabel={cash.save}
      >
        {({ orderNumber, name }) => (
          <>
            <p>
              <strong>{texts.about(orderNumber, name)}</strong>
            </p>
            <TextField
              label={texts.day}
              name="day"
              type="date"
              required
              min={today}
              defaultValue={daysBefore(today, -1)}
            />
          </>
        )}
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
