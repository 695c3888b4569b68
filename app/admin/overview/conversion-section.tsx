import type { OverviewView } from '#shared/contract/overview.ts';
import { formatCalendarDay } from '#shared/formats/dates.ts';
import { formatShare } from '#shared/formats/numbers.ts';
import { useLanguage } from '../../language.ts';
import { overviewMessages, visitStepMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';
import { More } from '../../ui/layout/more.tsx';
import { FigureRow } from './figure-row.tsx';
import './figures-table.css';

const steps = ['visits', 'products', 'carts', 'checkouts', 'orders'] as const;

/** How far visits get, from the first page to the order. */
export function ConversionSection({ conversion: { days, before } }: Pick<OverviewView, 'conversion'>) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  const names = visitStepMessages[language];
  const sumOf = (step: (typeof steps)[number]) => days.reduce((sum, day) => sum + day[step], 0);
  const visits = sumOf('visits');
  // More orders than visits: some visits were not counted, so a share of the others would say nothing.
  const share = (count: number, all: number) =>
    all === 0 || count > all ? '' : ` · ${formatShare(count / all, language)}`;
  return (
    <Card title={texts.conversion}>
      <ul className="overview__rows">
        {steps.map((step) => (
          <FigureRow
            key={step}
            label={names[step]}
            before={texts.before(
              `${before[step]}${step === 'visits' ? '' : share(before[step], before.visits)}`,
            )}
          >
            {sumOf(step)}
            {step !== 'visits' && share(sumOf(step), visits)}
          </FigureRow>
        ))}
      </ul>
      {visits > 0 && (
        <More summary={texts.dayByDay}>
          <table className="figures-table figures">
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col">{names.visits}</th>
                <th scope="col">{names.orders}</th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.day}>
                  <th scope="row">{formatCalendarDay(day.day, language)}</th>
                  <td>{day.visits}</td>
                  <td>{day.orders}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </More>
      )}
      <p className="muted small">{texts.conversionHelp}</p>
    </Card>
  );
}
