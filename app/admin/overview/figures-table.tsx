import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { More } from '../../ui/layout/more.tsx';
import './figures-table.css';

type Row = { label: string; orders: number; total: number; ordersBefore?: number };

/** The numbers behind a chart, for people who want them or cannot see it. */
export function FiguresTable({ first, rows }: { first: string; rows: readonly Row[] }) {
  const texts = useMessages(overviewMessages);
  const hasBefore = rows.some(({ ordersBefore }) => ordersBefore !== undefined);
  return (
    <More summary={texts.asTable}>
      <table className="figures-table figures">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{texts.orderCount}</th>
            {hasBefore && <th scope="col">{texts.ordersBefore}</th>}
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, orders, ordersBefore, total }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{orders}</td>
              {hasBefore && <td>{ordersBefore}</td>}
              <td>{formatFrancs(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </More>
  );
}
