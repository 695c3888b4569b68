import { useState } from 'react';
import type { CashRowView } from '#shared/contract/cash.ts';
import { formatCalendarDay, formatShortMoment } from '#shared/formats/dates.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { riderDayMessages } from '../../messages/rider-day-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DayFiguresList } from './day-figures.tsx';

interface DayClosingProps {
  rider: NonNullable<CashRowView['rider']>;
  day: string;
  row: CashRowView;
  onChanged: () => Promise<void>;
}

/** The day of a rider: to be closed, closed and waiting for the rider's answer, or closed by both. */
export function DayClosing({ rider, day, row, onChanged }: DayClosingProps) {
  const language = useLanguage();
  const [cash, texts] = [cashMessages[language], riderDayMessages[language]];
  const [step, setStep] = useState<'close' | 'confirm'>();
  const { closing } = row;
  const common = { onClose: () => setStep(undefined), onDone: onChanged };
  const { dispatched, delivered, refused, carried, collected, handedOver, outstanding } = row;
  const figures = { dispatched, delivered, refused, carried, collected, handedOver, outstanding };
  return (
    <>
      {closing && <ClosingState name={rider.name} closing={closing} />}
      {(closing === null || closing.isChanged || closing.confirmed?.isRight === false) && (
        <Button variant="outline" aria-label={texts.closeNamed(rider.name)} onClick={() => setStep('close')}>
          {texts.close}
        </Button>
      )}
      {closing && !closing.isChanged && closing.confirmed === null && (
        <Button
          variant="quiet"
          aria-label={texts.confirmHereNamed(rider.name)}
          onClick={() => setStep('confirm')}
        >
          {cash.confirmHere}
        </Button>
      )}
      <ActionDialog
        {...common}
        subject={step === 'close' ? figures : undefined}
        title={texts.close}
        send={(typed, shown) =>
          api.cash.closeDay({
            ...{ rider: rider.id, day, figures: shown, note: typed('note') },
            isConfirmedHere: typed('isConfirmedHere') !== '',
          })
        }
        submitLabel={texts.close}
      >
        {(shown) => (
          <>
            <p>{texts.ofRider(rider.name, formatCalendarDay(day, language))}</p>
            <DayFiguresList figures={shown} />
            <NoteField label={cash.note} optional />
            <CheckboxField name="isConfirmedHere" label={texts.agreesHere(rider.name)} />
          </>
        )}
      </ActionDialog>
      <ActionDialog
        {...common}
        subject={step === 'confirm' && closing ? closing : undefined}
        title={cash.confirmHere}
        send={(_typed, { id }) => api.cash.confirmDay({ closingId: id })}
        submitLabel={cash.confirmHere}
      >
        {(shown) => (
          <>
            <DayFiguresList figures={shown} />
            <p>{texts.confirmHereText(rider.name)}</p>
          </>
        )}
      </ActionDialog>
    </>
  );
}

function ClosingState({ name, closing }: { name: string; closing: NonNullable<CashRowView['closing']> }) {
  const language = useLanguage();
  const [cash, texts] = [cashMessages[language], riderDayMessages[language]];
  const { closedBy, at, note, confirmed, isChanged } = closing;
  const when = formatShortMoment(at, language);
  const said = confirmed && formatShortMoment(confirmed.at, language);
  return (
    <div className="stack gap-1 small">
      <p className="muted anywhere">
        {[
          closedBy === null ? texts.closed(when) : texts.closedBy(closedBy, when),
          ...(note === '' ? [] : [note]),
        ].join(' · ')}
      </p>
      {isChanged && <p className="note note--tint">{texts.changed}</p>}
      {confirmed === null && !isChanged && <p>{cash.toConfirm(name)}</p>}
      {confirmed?.isRight && said && (
        <p className="muted">
          {(confirmed.isInPresence ? cash.confirmedHere : cash.confirmedBy)(name, said)}
        </p>
      )}
      {confirmed && !confirmed.isRight && said && (
        <p className="note note--danger anywhere">
          {[texts.disagrees(name, said), confirmed.note].join(' · ')}
        </p>
      )}
    </div>
  );
}
