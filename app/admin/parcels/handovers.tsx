import { useState } from 'react';
import type { RiderDayView } from '#shared/contract/parcel.ts';
import { formatShortMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { readCountedFrancs } from '../cash/read-francs.ts';

type Handover = RiderDayView['handovers'][number];
type Step = { kind: 'agree' | 'differ'; handover: Handover };

/** This rider's cash that the shop has counted: the rider confirms it, or says what is wrong. */
export function Handovers({
  day: { name, handovers },
  onDone,
}: {
  day: RiderDayView;
  onDone: () => Promise<void>;
}) {
  const language = useLanguage();
  const texts = parcelMessages[language];
  const cash = cashMessages[language];
  const [step, setStep] = useState<Step>();
  const when = (at: string) => formatShortMoment(at, language);
  const differenceText = ({ amount, inHand }: Handover) => {
    const [difference, books] = [formatFrancs(Math.abs(inHand - amount)), formatFrancs(inHand)];
    return amount < inHand ? texts.missing(difference, books) : texts.surplus(difference, books);
  };
  const open = handovers.filter(({ confirmed }) => confirmed === null);
  const common = { onClose: () => setStep(undefined), onDone };

  return (
    <>
      {open.map((handover) => (
        <Card key={handover.id} title={texts.toConfirm} isMarked>
          <p>{countedText(handover)}</p>
          {handover.amount !== handover.inHand && (
            <p className="note note--tint anywhere">
              {differenceText(handover)} {handover.note}
            </p>
          )}
          <div className="cluster cluster--filled gap-2">
            <Button onClick={() => setStep({ kind: 'agree', handover })}>
              {texts.confirm(formatFrancs(handover.amount))}
            </Button>
            <Button variant="outline" onClick={() => setStep({ kind: 'differ', handover })}>
              {texts.notRight}
            </Button>
          </div>
        </Card>
      ))}
      {handovers.length > open.length && (
        <Card title={texts.handedOver}>
          <ul className="stack gap-2 small">
            {handovers.map(
              ({ id, amount, confirmed }) => confirmed && <li key={id}>{saidText(amount, confirmed)}</li>,
            )}
          </ul>
        </Card>
      )}
      <ActionDialog
        {...common}
        subject={step?.kind === 'agree' ? step.handover : undefined}
        title={texts.toConfirm}
        send={(_typed, { id, amount }) => api.parcel.confirmHandOver({ entryId: id, amount })}
        submitLabel={step ? texts.confirm(formatFrancs(step.handover.amount)) : ''}
      >
        {({ amount }) => (
          <p>
            <strong>{texts.sign(name, formatFrancs(amount))}</strong>
            <br />
            {texts.cannotChange}
          </p>
        )}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={step?.kind === 'differ' ? step.handover : undefined}
        title={texts.notRight}
        required={['note']}
        check={(typed): Record<string, string> =>
          readCountedFrancs(typed('amount')) === undefined ? { amount: cash.noAmount } : {}
        }
        send={(typed, { id }) =>
          api.parcel.confirmHandOver({
            ...{ entryId: id, amount: readCountedFrancs(typed('amount')) ?? 0, note: typed('note') },
          })
        }
        submitLabel={cash.save}
      >
        {(handover) => (
          <>
            <p>{countedText(handover)}</p>
            <FrancsField label={texts.sayOther} defaultValue={handover.inHand} />
            <NoteField label={texts.whyDifferent} required />
          </>
        )}
      </ActionDialog>
    </>
  );

  function countedText({ countedBy, amount, at }: Handover): string {
    const sum = formatFrancs(amount);
    return countedBy === null ? texts.countedHere(sum, when(at)) : texts.counted(countedBy, sum, when(at));
  }

  function saidText(counted: number, { amount, at }: NonNullable<Handover['confirmed']>): string {
    return (amount === counted ? texts.youConfirmed : texts.youSaid)(formatFrancs(amount), when(at));
  }
}
