import type { OverviewView } from '#shared/contract/overview.ts';
import { formatShare } from '#shared/formats/numbers.ts';
import { textIn } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FigureRow } from './figure-row.tsx';

type Doors = OverviewView['refusals']['cities'][number];

/** Parcels that were refused at the door, by city and by rider. */
export function RefusalsSection({ refusals }: Pick<OverviewView, 'refusals'>) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  const { cities, riders } = refusals;
  const rowOf = (doors: Omit<Doors, 'name'>, name: string) => (
    <FigureRow
      key={name}
      label={name}
      before={texts.before(
        doors.parcelsBefore === 0
          ? texts.noParcels
          : texts.refusedOf(doors.refusedBefore, doors.parcelsBefore),
      )}
    >
      {doors.parcels === 0 ? texts.noParcels : texts.refusedOf(doors.refused, doors.parcels)}
      {doors.refused > 0 && ` · ${formatShare(doors.refused / doors.parcels, language)}`}
    </FigureRow>
  );
  return (
    <Card title={texts.refusals}>
      <ul className="overview__rows">{rowOf(refusals, texts.allParcels)}</ul>
      {cities.length > 0 && (
        <>
          <h3 className="small-heading">{texts.byCity}</h3>
          <ul className="overview__rows">{cities.map((doors) => rowOf(doors, doors.name ?? ''))}</ul>
          <h3 className="small-heading">{texts.byRider}</h3>
          <ul className="overview__rows">
            {riders.map((doors) => rowOf(doors, doors.name ?? texts.noRider))}
          </ul>
        </>
      )}
      <p className="muted small">{texts.refusalsHelp}</p>
    </Card>
  );
}

/** How many shoppers bought, and how many of them had bought before. */
export function BuyersSection({ buyers }: Pick<OverviewView, 'buyers'>) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  const { all, returning, allBefore, returningBefore } = buyers;
  return (
    <Card title={texts.buyers}>
      <ul className="overview__rows">
        <FigureRow label={texts.allBuyers} before={texts.before(`${allBefore}`)}>
          {all}
        </FigureRow>
        <FigureRow label={texts.returning} before={texts.before(`${returningBefore}`)}>
          {returning}
          {returning > 0 && ` · ${formatShare(returning / all, language)}`}
        </FigureRow>
      </ul>
      <p className="muted small">{texts.buyersHelp}</p>
    </Card>
  );
}

/** Carts left by customers who agreed to mails, and how many became an order; hidden while there is none. */
export function LeftCartsSection({ leftCarts }: Pick<OverviewView, 'leftCarts'>) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  const { before } = leftCarts;
  if (leftCarts.carts + before.carts === 0) return null;
  return (
    <Card title={texts.leftCarts}>
      <ul className="overview__rows">
        <FigureRow label={texts.leftCartsLeft} before={texts.before(`${before.carts}`)}>
          {leftCarts.carts}
        </FigureRow>
        <FigureRow label={texts.leftCartsValue} before={texts.before(formatFrancs(before.value))}>
          {formatFrancs(leftCarts.value)}
        </FigureRow>
        <FigureRow label={texts.leftCartsMailed} before={texts.before(`${before.mailed}`)}>
          {leftCarts.mailed}
        </FigureRow>
        <FigureRow label={texts.leftCartsOrdered} before={texts.before(`${before.ordered}`)}>
          {leftCarts.ordered}
          {leftCarts.ordered > 0 && ` · ${formatShare(leftCarts.ordered / leftCarts.carts, language)}`}
        </FigureRow>
        <FigureRow label={texts.leftCartsSales} before={texts.before(formatFrancs(before.sales))}>
          {formatFrancs(leftCarts.sales)}
        </FigureRow>
      </ul>
      <p className="muted small">{texts.leftCartsHelp}</p>
    </Card>
  );
}

/** The sales of orders with codes, and the sums that codes took off; hidden while no one uses any. */
export function CodesSection({ codes: { given, givenBefore, codes } }: Pick<OverviewView, 'codes'>) {
  const texts = overviewMessages[useLanguage()];
  if (codes.length === 0) return null;
  return (
    <Card title={texts.codes}>
      <ul className="overview__rows">
        <FigureRow label={texts.codesGiven} before={texts.before(formatFrancs(givenBefore))}>
          {formatFrancs(given)}
        </FigureRow>
        {codes.map(({ code, uses, sales, given: ofCode, usesBefore, givenBefore: ofCodeBefore }) => (
          <FigureRow
            key={code}
            label={`${code} · ${texts.codeSales(texts.orders(uses), formatFrancs(sales))}`}
            before={texts.before(`${texts.orders(usesBefore)} · ${formatFrancs(ofCodeBefore)}`)}
          >
            {formatFrancs(ofCode)}
          </FigureRow>
        ))}
      </ul>
    </Card>
  );
}

/** The turnover of sales by percent, and the sums that they took off; hidden while there is none. */
export function PercentSalesSection({ percentSales }: Pick<OverviewView, 'percentSales'>) {
  const texts = useMessages(overviewMessages);
  return <PromotionFigures title={texts.percentSales} help={texts.percentSalesHelp} figures={percentSales} />;
}

/** The value of gifts above an amount; hidden while none is given. */
export function GiftsSection({ gifts }: Pick<OverviewView, 'gifts'>) {
  const texts = useMessages(overviewMessages);
  return <PromotionFigures title={texts.gifts} help={texts.giftsHelp} figures={gifts} />;
}

type PromotionFiguresProps = { title: string; help: string; figures: OverviewView['gifts'] };

function PromotionFigures({ title, help, figures }: PromotionFiguresProps) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  if (figures.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="overview__rows">
        {figures.map(({ id, name, nameFr, orders, sold, given, ordersBefore, givenBefore }) => (
          <FigureRow
            key={id}
            label={`${textIn(language, name, nameFr)} · ${texts.codeSales(texts.orders(orders), formatFrancs(sold))}`}
            before={texts.before(`${texts.orders(ordersBefore)} · ${formatFrancs(givenBefore)}`)}
          >
            {formatFrancs(given)}
          </FigureRow>
        ))}
      </ul>
      <p className="muted small">{help}</p>
    </Card>
  );
}
