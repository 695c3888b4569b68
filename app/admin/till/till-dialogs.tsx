import type { TillLineView, TillView } from '#shared/contract/till.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import type { TillEntryKind } from '#shared/till.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { tillMessages } from '../../messages/till-messages.ts';
import { api } from '../../state/desk-api.ts';
import { SuggestingField } from '../../ui/fields/suggesting-field.tsx';
import { readCountedFrancs, readFrancs } from '../cash/read-francs.ts';
import { CountFields, readCount } from './count-fields.tsx';

export type TillStep = { kind: TillEntryKind } | { kind: 'close' } | { kind: 'takeBack'; line: TillLineView };

interface TillDialogsProps {
  step: TillStep | undefined;
  /** The till as it is known now: after a refusal because cash has moved, the dialog goes on with the new figure. */
  till: TillView | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** The steps of an open till, each in a dialog that asks for the amount or shows it. */
export function TillDialogs({ step, till, onClose, onDone }: TillDialogsProps) {
  const texts = useMessages(tillMessages);
  const cash = useMessages(cashMessages);
  const entry =
    till && step && step.kind !== 'close' && step.kind !== 'takeBack' ? { kind: step.kind, till } : undefined;
  const closing = step?.kind === 'close' ? till : undefined;
  const common = { onClose, onDone };

  /** After a refusal the figures may have changed: loads them for the next press. */
  async function lookAgain<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (failure) {
      await onDone();
      throw failure;
    }
  }

  return (
    <>
      <ActionDialog
        {...common}
        subject={entry}
        title={entry ? texts[entry.kind] : ''}
        required={['note']}
        check={(typed, { kind, till }): Record<string, string> => {
          const amount = readFrancs(typed('amount'));
          if (amount === undefined) return { amount: cash.noAmount };
          const isTooMuch = kind !== 'paid_in' && amount > till.expected;
          return isTooMuch ? { amount: cash.tooMuch(formatFrancs(till.expected)) } : {};
        }}
        send={(typed, { kind, till: { expected: shown } }) =>
          lookAgain(
            api.till.noteEntry({
              ...{ kind, amount: readFrancs(typed('amount')) ?? 0, note: typed('note') },
              shown,
            }),
          )
        }
        submitLabel={texts.note}
      >
        {({ kind }) => (
          <>
            <FrancsField label={cash.amount} />
            {kind === 'banked' ? (
              <NoteField label={texts.bankNote} required />
            ) : (
              <SuggestingField
                label={texts.whatFor}
                name="note"
                autoComplete="off"
                required
                maxLength={limits.shortText}
                suggestions={[
                  texts.reasonTaxi,
                  texts.reasonSupplies,
                  texts.reasonChange,
                  texts.reasonAirtime,
                ]}
              />
            )}
          </>
        )}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={closing}
        title={texts.count}
        check={(typed, { expected }): Record<string, string> => {
          const counted = readCountedFrancs(typed('counted'));
          if (counted === undefined) return { counted: cash.noAmount };
          return counted !== expected && typed('note').trim() === '' ? { note: texts.whyDifferent } : {};
        }}
        send={(typed, { id, expected }) => {
          const counts = readCount(typed);
          const counted = readCountedFrancs(typed('counted')) ?? 0;
          return lookAgain(
            api.till.close({
              ...{ till: id, expected, counted, note: typed('note') },
              ...(counts ? { counts } : {}),
            }),
          );
        }}
        submitLabel={texts.close}
        keptAs={closing && `till ${closing.id}`}
      >
        {({ expected }, kept) => <CountFields expected={expected} kept={kept} />}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={step?.kind === 'takeBack' ? step.line : undefined}
        title={texts.takeBack}
        required={['note']}
        send={(typed, { sourceId }) => api.till.takeBack({ entryId: Number(sourceId), note: typed('note') })}
        submitLabel={texts.takeBack}
      >
        {({ amount }) => (
          <>
            <p>{texts.takeBackText(formatFrancs(amount))}</p>
            <NoteField label={texts.why} required />
          </>
        )}
      </ActionDialog>
    </>
  );
}
