import type { OverviewView } from '#shared/contract/overview.ts';
import { formatShare } from '#shared/formats/numbers.ts';
import { formatFrancs } from '#shared/money.ts';
import { useLanguage } from '../../language.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FigureRow } from './figure-row.tsx';

/** The margin: the sales without the cost of the goods. */
export function MarginSection({ margin }: Pick<OverviewView, 'margin'>) {
  const language = useLanguage();
  const texts = overviewMessages[language];
  const { sold, cost, withoutCost, before } = margin;
  const earned = sold - cost;
  return (
    <Card title={texts.margin}>
      {sold > 0 && <p className="overview__figure">{formatShare(earned / sold, language)}</p>}
      <ul className="overview__rows">
        <FigureRow label={texts.margin} before={texts.before(formatFrancs(before.sold - before.cost))}>
          {formatFrancs(earned)}
        </FigureRow>
        <FigureRow label={texts.soldFor} before={texts.before(formatFrancs(before.sold))}>
          {formatFrancs(sold)}
        </FigureRow>
        <FigureRow label={texts.boughtFor} before={texts.before(formatFrancs(before.cost))}>
          {formatFrancs(cost)}
        </FigureRow>
        {withoutCost > 0 && (
          <FigureRow label={texts.withoutCost} before={texts.before(formatFrancs(before.withoutCost))}>
            {formatFrancs(withoutCost)}
          </FigureRow>
        )}
      </ul>
      <p className="muted small">{texts.marginHelp}</p>
    </Card>
  );
}
