import { useMemo } from 'react';
import type { OverviewView } from '#shared/contract/overview.ts';
import { orderStatuses } from '#shared/order-status.ts';
import { useLanguage } from '../../language.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';
import { BarChart } from './bar-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

/** The orders of the period by status, in the order of an order's life. */
export function StatusSection({ statuses }: Pick<OverviewView, 'statuses'>) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  const rows = useMemo(
    () =>
      orderStatuses.flatMap((status) => {
        const found = statuses.find((known) => known.status === status);
        return found ? [{ ...found, label: orderStatusMessages[language][status] }] : [];
      }),
    [statuses, language],
  );
  const bars = useMemo(
    () =>
      rows.map(({ label, orders, ordersBefore }) => ({
        label,
        value: orders,
        note: `${texts.orders(orders)} · ${texts.before(`${ordersBefore}`)}`,
      })),
    [rows, texts],
  );
  if (rows.length === 0) return null;
  return (
    <Card title={texts.statuses}>
      <BarChart label={texts.statusChart} bars={bars} direction="across" />
      <FiguresTable first={texts.state} rows={rows} />
      <p className="muted small">{texts.statusesHelp}</p>
    </Card>
  );
}
