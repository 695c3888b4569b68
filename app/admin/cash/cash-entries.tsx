import { useId } from 'react';
import type { CashEntryView } from '#shared/contract/cash.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { moneyKindMessages } from '#shared/messages/money-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { cashMessages } from '../../messages/cash-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { CashEntryMark } from './cash-entry-mark.tsx';
import type { WrongEntry } from './correct-cash-dialog.tsx';
import { SaidByRider } from './said-by-rider.tsx';

interface CashEntriesProps {
  entries: readonly CashEntryView[];
  /** Undefined for a role that may not correct entries. */
  onCorrect: ((entry: WrongEntry) => void) | undefined;
  onConfirm: (entry: CashEntryView) => void;
}

/** Each movement of cash of the day, with what the rider says of it and whether it can be corrected. */
export function CashEntries({ entries, onCorrect, onConfirm }: CashEntriesProps) {
  const texts = useMessages(cashMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.entriesTitle}</h2>
      <ul className="stack gap-3">
        {entries.map((entry) => (
          <Entry
            key={`${entry.kind} ${entry.id ?? entry.at}`}
            entry={entry}
            onCorrect={onCorrect && correctionOf(entry, onCorrect)}
            onConfirm={() => onConfirm(entry)}
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * The action that corrects an entry; undefined where it cannot be corrected here. Cash given back is settled with its refund, and the till
 * has its own corrections; of the others, those that are valid can be corrected.
 */
function correctionOf(
  { id, kind, state, amount, riderId }: CashEntryView,
  onCorrect: (entry: WrongEntry) => void,
): (() => void) | undefined {
  const isCorrectedHere = kind === 'collected' || kind === 'handed_over';
  if (id === null || !isCorrectedHere || state !== 'valid') return undefined;
  return () => onCorrect({ id, kind, amount, riderId });
}

const leaves: readonly CashEntryView['kind'][] = ['given_back', 'paid_out', 'banked'];

function Entry({
  entry,
  onCorrect,
  onConfirm,
}: {
  entry: CashEntryView;
  onCorrect: (() => void) | undefined;
  onConfirm: () => void;
}) {
  const { kind, riderName, orderId, orderNumber, amount, state, note, actorName, at } = entry;
  const texts = useMessages(cashMessages);
  const labels = {
    ...useMessages(moneyKindMessages),
    collected: texts.entryCollected,
    handed_over: texts.entryHandedOver,
    given_back: texts.entryGivenBack,
  };
  const language = useLanguage();
  const facts = [
    formatMoment(at, language),
    riderName ?? texts.theShop,
    ...(actorName === null ? [] : [texts.by(actorName)]),
    ...(note === '' ? [] : [note]),
  ];
  return (
    <li className="cash-entry">
      <div>
        {labels[kind]}{' '}
        {orderId !== null && (
          <LocalLink to={`/dashboard/orders/${orderId}`} className="tap">
            {orderNumber}
          </LocalLink>
        )}{' '}
        <CashEntryMark state={state} />
        <p className="muted">{facts.join(' · ')}</p>
        <SaidByRider entry={entry} onConfirm={onConfirm} />
      </div>
      <div className="cash-entry__amount">
        <Price amount={leaves.includes(kind) ? -amount : amount} />
        {onCorrect && (
          <Button variant="quiet" aria-label={texts.correctNamed(formatFrancs(amount))} onClick={onCorrect}>
            {texts.correct}
          </Button>
        )}
      </div>
    </li>
  );
}
