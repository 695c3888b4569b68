import { useState } from 'react';
import type { DayClosingView } from '#shared/contract/day-closing.ts';
import type { RiderDayView } from '#shared/contract/parcel.ts';
import { formatCalendarDay, formatShortMoment } from '#shared/formats/dates.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { riderDayMessages } from '../../messages/rider-day-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DayFiguresList } from '../cash/day-figures.tsx';

type Step = { kind: 'agree' | 'differ'; closing: DayClosingView };

/** The rider's days that the shop has closed: the rider agrees with the figures, or says what is wrong. */
export function ClosedDays({
  day: { name, closings },
  onDone,
}: {
  day: RiderDayView;
  onDone: () => Promise<void>;
}) {
  const language = useLanguage();
  const [texts, parcel] = [riderDayMessages[language], parcelMessages[language]];
  const [step, setStep] = useState<Step>();
  const dayOf = (closing: DayClosingView) => formatCalendarDay(closing.day, language);
  const common = { onClose: () => setStep(undefined), onDone };
  return (
    <>
      {closings.map((closing) =>
        closing.confirmed === null ? (
          <Card key={closing.id} title={texts.yourDay(dayOf(closing))} isMarked>
            <DayFiguresList figures={closing} />
            {closing.note !== '' && <p className="muted anywhere">{closing.note}</p>}
            <div className="cluster cluster--filled gap-2">
              <Button onClick={() => setStep({ kind: 'agree', closing })}>{texts.yes}</Button>
              <Button variant="outline" onClick={() => setStep({ kind: 'differ', closing })}>
                {parcel.notRight}
              </Button>
            </div>
          </Card>
        ) : (
          <p key={closing.id} className="muted small">
            {(closing.confirmed.isRight ? texts.youConfirmed : texts.youDisagreed)(
              dayOf(closing),
              formatShortMoment(closing.confirmed.at, language),
            )}
          </p>
        ),
      )}
      <ActionDialog
        {...common}
        subject={step?.kind === 'agree' ? step.closing : undefined}
        title={step ? texts.yourDay(dayOf(step.closing)) : ''}
        send={(_typed, { id }) => api.parcel.confirmDay({ closingId: id, isRight: true })}
        submitLabel={texts.yes}
      >
        {() => (
          <p>
            <strong>{texts.sign(name)}</strong>
            <br />
            {parcel.cannotChange}
          </p>
        )}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={step?.kind === 'differ' ? step.closing : undefined}
        title={parcel.notRight}
        required={['note']}
        send={(typed, { id }) =>
          api.parcel.confirmDay({ closingId: id, isRight: false, note: typed('note') })
        }
        submitLabel={cashMessages[language].save}
      >
        {(closing) => (
          <>
            <DayFiguresList figures={closing} />
            <NoteField label={texts.whatIsWrong} required />
          </>
        )}
      </ActionDialog>
    </>
  );
}
