import type { TillLineView } from '#shared/contract/till.ts';
import { formatShortMoment } from '#shared/formats/dates.ts';
import { moneyKindMessages } from '#shared/messages/money-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { tillMessages } from '../../messages/till-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';

interface TillLinesProps {
  lines: readonly TillLineView[];
  /** Undefined for a role that may not take entries back, and on paper. */
  onTakeBack?: ((line: TillLineView) => void) | undefined;
}

const leaves: readonly TillLineView['kind'][] = ['out', 'paid_out', 'banked'];

/** Everything that went through a till, newest first. */
export function TillLines({ lines, onTakeBack }: TillLinesProps) {
  const language = useLanguage();
  const texts = tillMessages[language];
  return (
    <Card title={texts.movements}>
      {lines.length === 0 && <p className="muted">{texts.noMovements}</p>}
      <ul className="stack gap-2">
        {lines.map((line) => (
          <li key={`${line.source} ${line.sourceId}`} className="till-line">
            <div className="till-line__words anywhere">
              {moneyKindMessages[language][line.kind]}{' '}
              {line.orderId !== null && (
                <LocalLink to={`/dashboard/orders/${line.orderId}`} className="tap nowrap">
                  {line.orderNumber}
                </LocalLink>
              )}{' '}
              {line.isAfterClosing && <Badge>{texts.afterClosing}</Badge>}
              <p className="muted small">{factsOf(line).join(' · ')}</p>
            </div>
            <Price amount={leaves.includes(line.kind) ? -line.amount : line.amount} />
            {onTakeBack && line.isValid && (
              <div className="till-line__step">
                <Button
                  variant="quiet"
                  aria-label={texts.takeBackNamed(formatFrancs(line.amount))}
                  onClick={() => onTakeBack(line)}
                >
                  {texts.takeBack}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );

  function factsOf({ at, riderName, note, actorName }: TillLineView): string[] {
    return [
      formatShortMoment(at, language),
      ...[riderName, note].filter((fact) => fact !== null && fact !== '').map(String),
      ...(actorName === null ? [] : [texts.by(actorName)]),
    ];
  }
}
