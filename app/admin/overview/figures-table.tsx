import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { More } from '../../ui/layout/more.tsx';
import './figures-table.css';

type Row = { label: string; orders: number; total: number };

/** The numbers behind a chart, for the person who wants them or cannot see it. */
export function FiguresTable({ first, rows }: { first: string; rows: readonly Row[] }) {
  const texts = useMessages(overviewMessages);
  return (
    <More summary={texts.asTable}>
      <table className="figures-table figures">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{texts.orderCount}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, orders, total }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{orders}</td>
              <td>{formatFrancs(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </More>
  );
}
