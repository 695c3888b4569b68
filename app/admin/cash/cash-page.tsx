import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CashDayView, CashEntryView } from '#shared/contract/cash.ts';
import { moneyKindMessages } from '#shared/messages/money-messages.ts';
import { endOfShopDay, shopDayOf, startOfShopDay } from '#shared/shop-day.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { saveFile } from '../../state/save-file.ts';
import { useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { ChevronLeft, ChevronRight, FileDown, Printer } from '../../ui/pictures/icons.tsx';
import { NoOrders } from '../../ui/pictures/motif/no-orders.tsx';
import { AdminPage } from '../admin-page.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/cash-page';
import '../../ui/layout/card.css';
import './cash-page.css';
import { useMay } from '../use-may.ts';
import { CashEntries } from './cash-entries.tsx';
import { cashColumns, cashCsv } from './cash-table.ts';
import { CorrectCashDialog, type WrongEntry } from './correct-cash-dialog.tsx';
import { DayClosing } from './day-closing.tsx';
import { type CashHolder, HandOverDialog } from './hand-over-dialog.tsx';
import { RidersList } from './riders-list.tsx';
import { ConfirmHereDialog } from './said-by-rider.tsx';

export const meta = privateMeta(cashMessages, ({ title }) => title);

export const clientLoader = adminLoader(async ({ query }, options) => {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('day') ?? '')?.[0];
  return (await api.cash.getDay(day === undefined ? {} : { day }, options)).data;
});

/** The cash of a day, by default of today; loads again when the tab is shown again. */
export default function CashPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(cashMessages);
  const [, setQuery] = useSearchParams();
  const cash = useLoaded(loaderData);
  useReloadOnReturn();
  return (
    <AdminPage title={texts.title}>
      <div className="cash-page stack gap-5">
        {cash.answer && (
          <DayPicker
            cash={cash.answer}
            onPick={(day) => setQuery(day === cash.answer?.today ? {} : { day })}
          />
        )}
        <LoadedPart loaded={cash} failedTitle={texts.failedTitle}>
          {(day) => <Day cash={day} onChanged={cash.reload} />}
        </LoadedPart>
        <RidersList />
      </div>
    </AdminPage>
  );
}

function DayPicker({ cash: { day, today }, onPick }: { cash: CashDayView; onPick: (day: string) => void }) {
  const texts = useMessages(cashMessages);
  const before = shopDayOf(new Date(startOfShopDay(day).getTime() - 1));
  const after = shopDayOf(endOfShopDay(day));
  return (
    <div className="cash-page__day">
      <IconButton
        variant="outlined"
        label={texts.previousDay}
        icon={<ChevronLeft />}
        onClick={() => onPick(before)}
      />
      <TextField
        key={day}
        label={texts.day}
        type="date"
        max={today}
        defaultValue={day}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '' && currentTarget.value <= today) onPick(currentTarget.value);
        }}
      />
      <IconButton
        variant="outlined"
        label={texts.nextDay}
        icon={<ChevronRight />}
        disabled={day >= today}
        onClick={() => onPick(after)}
      />
      {day !== today && (
        <Button variant="quiet" onClick={() => onPick(today)}>
          {texts.today}
        </Button>
      )}
    </div>
  );
}

function Day({ cash, onChanged }: { cash: CashDayView; onChanged: () => Promise<void> }) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  const headingId = useId();
  const [holder, setHolder] = useState<CashHolder>();
  const [wrong, setWrong] = useState<WrongEntry>();
  const [confirmed, setConfirmed] = useState<CashEntryView>();
  const mayCorrect = useMay('manager');
  if (cash.rows.length === 0 && cash.entries.length === 0) {
    return <EmptyState illustration={<NoOrders />} title={texts.emptyTitle} text={texts.emptyText} />;
  }
  const saveCsv = () =>
    saveFile(new File([cashCsv(cash, language)], texts.fileName(cash.day), { type: 'text/csv' }));
  return (
    <>
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>{texts.ridersOfDay}</h2>
        <ul className="stack gap-3">
          <li>
            <CashRow name={texts.total} figures={cash.totals} isTotal />
          </li>
          {cash.rows.map((row) => {
            const { rider, outstanding } = row;
            return (
              <li key={rider?.id ?? ''}>
                <CashRow
                  name={rider?.name ?? texts.theShop}
                  figures={row}
                  // Cash in hand is known for this moment only, so it is handed over on the page of today.
                  onHandOver={
                    rider && cash.day === cash.today && outstanding > 0
                      ? () => setHolder({ rider, inHand: outstanding })
                      : undefined
                  }
                >
                  {rider && <DayClosing rider={rider} day={cash.day} row={row} onChanged={onChanged} />}
                </CashRow>
              </li>
            );
          })}
        </ul>
      </section>
      <Till {...cash.till} />
      <div className="cash-page__papers cluster gap-2">
        <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="outline" icon={<FileDown />} onClick={saveCsv}>
          {texts.download}
        </Button>
      </div>
      {cash.entries.length > 0 && (
        <CashEntries
          entries={cash.entries}
          onCorrect={mayCorrect ? setWrong : undefined}
          onConfirm={setConfirmed}
        />
      )}
      <ConfirmHereDialog entry={confirmed} onClose={() => setConfirmed(undefined)} onConfirmed={onChanged} />
      <CorrectCashDialog
        entry={wrong}
        onClose={() => setWrong(undefined)}
        onCorrected={() => {
          setWrong(undefined);
          void onChanged();
        }}
      />
      <HandOverDialog
        holder={holder}
        onClose={() => setHolder(undefined)}
        onHandedOver={() => {
          setHolder(undefined);
          void onChanged();
        }}
      />
    </>
  );
}

/** The money that went into the till and out of it that day. */
function Till({ came, wentOut, difference }: CashDayView['till']) {
  const texts = useMessages(cashMessages);
  const kinds = useMessages(moneyKindMessages);
  const headingId = useId();
  if (came === 0 && wentOut === 0 && difference === 0) return null;
  return (
    <section aria-labelledby={headingId} className="card panel stack gap-3">
      <h2 id={headingId} className="small-heading">
        {texts.tillTitle}
      </h2>
      <dl className="sums">
        {(
          [
            [texts.tillCame, came],
            [texts.tillWentOut, -wentOut],
            ...(difference === 0 ? [] : [[kinds.difference, difference] as const]),
            [texts.tillChange, came - wentOut + difference],
          ] as const
        ).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface CashRowProps {
  name: string;
  figures: CashDayView['totals'];
  isTotal?: boolean;
  onHandOver?: (() => void) | undefined;
  children?: ReactNode;
}

function CashRow({ name, figures, isTotal = false, onHandOver, children }: CashRowProps) {
  const texts = useMessages(cashMessages);
  return (
    <article className={classNames('card panel stack gap-3', isTotal && 'cash-row--total')} aria-label={name}>
      <h3 className="small-heading">{name}</h3>
      <dl className="sums">
        {cashColumns.map(({ figure, label }) => (
          <div key={figure}>
            <dt>{texts[label]}</dt>
            <dd>
              {figure === 'dispatched' || figure === 'delivered' || figure === 'refused' ? (
                figures[figure]
              ) : (
                <Price amount={figures[figure]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {onHandOver && (
        <Button aria-label={texts.handOverNamed(name)} onClick={onHandOver}>
          {texts.handOver}
        </Button>
      )}
      {children}
    </article>
  );
}
