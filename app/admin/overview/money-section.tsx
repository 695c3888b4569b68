import type { OverviewView } from '#shared/contract/overview.ts';
import { moneyKindMessages } from '#shared/messages/money-messages.ts';
import { bankMoneyMessages } from '#shared/messages/order-state-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FigureRow } from './figure-row.tsx';

/** The money that moved in the period, whenever it was ordered, beside that of the period before. */
export function MoneySection({ money, moneyBefore }: Pick<OverviewView, 'money' | 'moneyBefore'>) {
  const texts = useMessages(overviewMessages);
  const kinds = useMessages(moneyKindMessages);
  const { takenBack: byBank } = useMessages(bankMoneyMessages);
  const rows: [label: string, now: number, before: number, isAlways: boolean][] = [
    [texts.moneyCame, money.came, moneyBefore.came, true],
    [
      texts.moneyGivenBack,
      money.takenBack - money.givenBack,
      moneyBefore.takenBack - moneyBefore.givenBack,
      true,
    ],
    [byBank, -money.takenBack, -moneyBefore.takenBack, false],
    [texts.moneyKept, money.kept, moneyBefore.kept, true],
    [texts.moneyWaived, money.waived, moneyBefore.waived, false],
    [kinds.fee, -money.fees, -moneyBefore.fees, false],
    [kinds.paid_out, -money.paidOut, -moneyBefore.paidOut, false],
    [kinds.difference, money.difference, moneyBefore.difference, false],
  ];
  return (
    <Card title={texts.money}>
      <ul className="overview__rows">
        {rows
          .filter(([, now, before, isAlways]) => isAlways || now !== 0 || before !== 0)
          .map(([label, now, before]) => (
            <FigureRow key={label} label={label} before={texts.before(formatFrancs(before))}>
              {formatFrancs(now)}
            </FigureRow>
          ))}
        {money.owedBack > 0 && (
          <li>
            <LocalLink className="overview__row row" to="/dashboard/attention">
              <span className="grow anywhere">{texts.moneyOwed}</span>
              <strong>{formatFrancs(money.owedBack)}</strong>
            </LocalLink>
          </li>
        )}
      </ul>
      <p className="muted small">{texts.moneyHelp}</p>
    </Card>
  );
}
