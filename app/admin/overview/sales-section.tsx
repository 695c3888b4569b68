import { useMemo, useState } from 'react';
import type { OverviewView } from '#shared/contract/overview.ts';
import { formatCalendarDay } from '#shared/formats/dates.ts';
import { formatChange } from '#shared/formats/numbers.ts';
import { formatFrancs } from '#shared/money.ts';
import type { OverviewPeriod } from '#shared/overview.ts';
import { useLanguage, useLocalPath } from '../../language.ts';
import { overviewMessages, overviewPeriodMessages } from '../../messages/overview-messages.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NoOrders } from '../../ui/pictures/motif/no-orders.tsx';
import { BarChart } from './bar-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

type Grouping = 'day' | 'week';

/** Sales by day or by week, beside those of the same time before. */
export function SalesSection({ overview, period }: { overview: OverviewView; period: OverviewPeriod }) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  const localPath = useLocalPath();
  const [chosen, setChosen] = useState<Grouping>();
  // Ninety bars are too many for a phone.
  const grouping = chosen ?? (period === '90' ? 'week' : 'day');
  const rows = useMemo(
    () =>
      grouping === 'day'
        ? overview.days.map(({ day, ...sales }) => ({ label: formatCalendarDay(day, language), ...sales }))
        : overview.weeks.map(({ week, ...sales }) => ({
            label: formatCalendarDay(week, language),
            ...sales,
          })),
    [overview, grouping, language],
  );
  const bars = useMemo(
    () =>
      rows.map(({ label, orders, total }) => ({
        label,
        value: total,
        note: `${formatFrancs(total)} · ${overviewMessages[language].orders(orders)}`,
      })),
    [rows, language],
  );
  const { sales, salesBefore, simulated } = overview;
  const change = changeText(sales.total, salesBefore.total, language);
  const earlier =
    change === undefined
      ? texts.before(formatFrancs(salesBefore.total))
      : texts.change(change, overviewPeriodMessages[language][period]);
  return (
    <Card title={texts.sales} className="overview__card--wide">
      <p className="overview__figure">{formatFrancs(sales.total)}</p>
      <p className="muted">
        {texts.orders(sales.orders)} · {earlier}
      </p>
      {sales.orders === 0 ? (
        <EmptyState
          illustration={<NoOrders />}
          title={texts.noSalesTitle}
          text={texts.noSalesText}
          action={
            <ButtonLink variant="outline" to={localPath('/')}>
              {texts.share}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <fieldset className="cluster">
            <legend className="visually-hidden">{texts.grouping}</legend>
            {(['day', 'week'] as const).map((known) => (
              <button
                key={known}
                type="button"
                className="admin-list__view"
                aria-pressed={grouping === known}
                onClick={() => setChosen(known)}
              >
                {known === 'day' ? texts.byDay : texts.byWeek}
              </button>
            ))}
          </fieldset>
          <BarChart label={texts.salesChart} bars={bars} direction="up" />
          <FiguresTable first={grouping === 'day' ? texts.day : texts.week} rows={rows} />
        </>
      )}
      <p className="muted small">{texts.salesHelp}</p>
      {simulated.orders > 0 && (
        <p className="small">{texts.simulatedLeftOut(simulated.orders, formatFrancs(simulated.total))}</p>
      )}
    </Card>
  );
}

/** A change such as '+12 %'; undefined where there was nothing before, of which there is no percentage. */
function changeText(now: number, before: number, language: 'en' | 'fr'): string | undefined {
  if (before === 0) return undefined;
  return formatChange((now - before) / before, language);
}
