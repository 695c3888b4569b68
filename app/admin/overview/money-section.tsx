import type { OverviewView } from '#shared/contract/overview.ts';
import { moneyKindMessages } from '#shared/messages/money-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';

/** The money that moved in the period, whenever it was ordered. */
export function MoneySection({ money }: Pick<OverviewView, 'money'>) {
  const texts = useMessages(overviewMessages);
  const kinds = useMessages(moneyKindMessages);
  const rows = [
    [texts.moneyCame, money.came],
    [texts.moneyGivenBack, -money.givenBack],
    [texts.moneyKept, money.kept],
    ...(money.waived === 0 ? [] : [[texts.moneyWaived, money.waived] as const]),
    ...(money.fees === 0 ? [] : [[kinds.fee, -money.fees] as const]),
    ...(money.paidOut === 0 ? [] : [[kinds.paid_out, -money.paidOut] as const]),
    ...(money.difference === 0 ? [] : [[kinds.difference, money.difference] as const]),
  ] as const;
  return (
    <Card title={texts.money}>
      <ul className="overview__rows">
        {rows.map(([label, amount]) => (
          <li key={label} className="overview__row row">
            <span className="overview__name">{label}</span>
            <strong>{formatFrancs(amount)}</strong>
          </li>
        ))}
        {money.owedBack > 0 && (
          <li>
            <LocalLink className="overview__row row" to="/dashboard/attention">
              <span className="overview__name">{texts.moneyOwed}</span>
              <strong>{formatFrancs(money.owedBack)}</strong>
            </LocalLink>
          </li>
        )}
      </ul>
      <p className="muted small">{texts.moneyHelp}</p>
    </Card>
  );
}
