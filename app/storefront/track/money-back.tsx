import { useId } from 'react';
import type { MoneyBackView } from '#shared/contract/money-back.ts';
import { formatDay } from '#shared/formats/dates.ts';
import { useLanguage, useMessages } from '../../language.ts';
import {
  moneyBackMessages,
  moneyBackReasonMessages,
  wayOfMoneyBackMessages,
} from '../../messages/money-back-messages.ts';
import { simulatedPaymentMessages } from '../../messages/order-messages.ts';
import { Price } from '../../ui/labels/price.tsx';

type Level = 2 | 3;

type MoneyBackProps = {
  moneyBack: readonly MoneyBackView[];
  level: Level;
  /** Those of the amounts around it. */
  decimals?: 0 | 2;
};

/** What goes back to the shopper: how much, why, how, and whether it is done; nothing where nothing goes back. */
export function MoneyBack({ moneyBack, level, decimals = 0 }: MoneyBackProps) {
  const texts = useMessages(moneyBackMessages);
  const headingId = useId();
  const Heading = `h${level}` as const;
  if (moneyBack.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby={headingId}>
      <Heading id={headingId} className="small-heading">
        {moneyBack.every(({ reason }) => reason === 'bank') ? texts.contested : texts.title}
      </Heading>
      {Object.entries(moneyBack).map(([place, back]) => (
        <Entry key={place} back={back} decimals={decimals} />
      ))}
    </section>
  );
}

type EntryProps = { back: MoneyBackView } & Required<Pick<MoneyBackProps, 'decimals'>>;

function Entry({ back: { amount, reason, way, isSimulated, doneAt }, decimals }: EntryProps) {
  const texts = useMessages(moneyBackMessages);
  const reasons = useMessages(moneyBackReasonMessages);
  const ways = useMessages(wayOfMoneyBackMessages);
  const simulated = useMessages(simulatedPaymentMessages);
  const language = useLanguage();
  const said = reason === 'bank' ? texts.takenBack : texts.done;
  return (
    <div className="stack gap-1">
      <p className="row apart on-baseline bold">
        <span>{doneAt === null ? texts.underWay : said(formatDay(doneAt, language))}</span>
        <Price amount={amount} decimals={decimals} />
      </p>
      <p>
        {reasons[reason]}
        {reason !== 'bank' && ` ${ways[way]}`}
      </p>
      {isSimulated && <p className="muted">({simulated.mark})</p>}
    </div>
  );
}

/** The same in a line a state, for the list of orders, which shows amounts with decimals (spec §2). */
export function MoneyBackInShort({ moneyBack }: { moneyBack: readonly MoneyBackView[] }) {
  const texts = useMessages(moneyBackMessages);
  const sums = [
    [texts.shortUnderWay, moneyBack.filter(({ doneAt }) => doneAt === null)],
    [texts.shortDone, moneyBack.filter(({ doneAt, reason }) => doneAt !== null && reason !== 'bank')],
    [texts.shortTakenBack, moneyBack.filter(({ reason }) => reason === 'bank')],
  ] as const;
  return sums.map(
    ([label, entries]) =>
      entries.length > 0 && (
        <p key={label}>
          {label} <Price amount={entries.reduce((sum, { amount }) => sum + amount, 0)} decimals={2} />
        </p>
      ),
  );
}
