import type { CashEntryView } from '#shared/contract/cash.ts';
import { formatMoment, formatShortMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** Whether the rider has confirmed a hand-over, or what the rider said instead. */
export function SaidByRider({ entry, onConfirm }: { entry: CashEntryView; onConfirm: () => void }) {
  const language = useLanguage();
  const texts = cashMessages[language];
  const { riderName, amount, isToConfirm, saidAmount, saidNote, saidBy, saidAt, saidInPresence } = entry;
  const name = saidBy ?? riderName ?? '';
  if (isToConfirm) {
    return (
      <p className="small">
        {texts.toConfirm(name)}{' '}
        <Button
          variant="quiet"
          aria-label={texts.confirmHereNamed(formatFrancs(amount), name)}
          onClick={onConfirm}
        >
          {texts.confirmHere}
        </Button>
      </p>
    );
  }
  if (saidAmount === null || saidAt === null) return null;
  const when = formatShortMoment(saidAt, language);
  if (saidAmount !== amount) {
    return (
      <p className="note note--danger small">
        {[texts.saysOther(name, formatFrancs(saidAmount), when), saidNote].join(' · ')}
      </p>
    );
  }
  return (
    <p className="muted small">
      {saidInPresence ? texts.confirmedHere(name, when) : texts.confirmedBy(name, when)}
    </p>
  );
}

interface ConfirmHereDialogProps {
  /** The dialog is open while this is set. */
  entry: CashEntryView | undefined;
  onClose: () => void;
  onConfirmed: () => Promise<void>;
}

/** For a rider without a phone: the office confirms in the rider's presence. */
export function ConfirmHereDialog({ entry, onClose, onConfirmed }: ConfirmHereDialogProps) {
  const language = useLanguage();
  const texts = cashMessages[language];
  return (
    <ActionDialog
      subject={entry}
      onClose={onClose}
      title={texts.confirmHere}
      send={(_typed, { id, amount }) => api.cash.confirmHandOver({ entryId: id ?? 0, amount })}
      onDone={onConfirmed}
      submitLabel={texts.confirmHere}
    >
      {({ riderName, amount, at }) => (
        <p>{texts.confirmHereText(riderName ?? '', formatFrancs(amount), formatMoment(at, language))}</p>
      )}
    </ActionDialog>
  );
}
