import { useState } from 'react';
import type { ComparedView } from '#shared/contract/statements.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { moneyPlaceMessages } from '#shared/messages/money-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { type StatementResult, statementResults } from '#shared/statements.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminListMessages } from '../../messages/admin-list-messages.ts';
import { statementMessages, statementResultMessages } from '../../messages/statement-messages.ts';
import type { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { daysOf } from './days-of.ts';
import { BookDialog, LookAtDialog } from './line-dialogs.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { linesOnPage, wantedIn } from './wanted-lines.ts';

type Compared = Awaited<ReturnType<typeof api.statements.compare>>;

type ComparedProps = {
  compared: Compared;
  query: URLSearchParams;
  onLooked: () => Promise<void>;
  /** The statement is no longer there. */
  onGone: () => Promise<void> | void;
};

/** What one statement says beside what the books say: by result, a page of lines at a time. */
export function ComparedStatement({ compared, query, onLooked, onGone }: ComparedProps) {
  const { statement, sums, data } = compared;
  const language = useLanguage();
  const texts = statementMessages[language];
  const names = statementResultMessages[language];
  const common = useMessages(adminListMessages);
  const { result: shown, page } = wantedIn(query);
  const [looked, setLooked] = useState<ComparedView>();
  const [booked, setBooked] = useState<ComparedView>();
  const [isTakenBack, setTakenBack] = useState(false);
  const fees = sums.reduce((sum, one) => sum + one.fees, 0);
  const linesShown = sums.find((one) => one.result === shown)?.count ?? 0;
  const pathOf = (result: StatementResult, of = 1) =>
    `/dashboard/statements?id=${statement.id}&result=${result}&page=${of}`;
  return (
    <Card title={`${moneyPlaceMessages[language][statement.provider]} · ${daysOf(statement, language)}`}>
      <div className="cluster">
        <Button variant="quiet" onClick={() => setTakenBack(true)}>
          {texts.takeBack}
        </Button>
      </div>
      <Results sums={sums} shown={shown} pathOf={pathOf} />
      {fees !== 0 && <p>{texts.fees(formatFrancs(fees))}</p>}
      {statement.skippedCount > 0 && <p className="muted small">{texts.skipped(statement.skippedCount)}</p>}
      {data.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul className="stack gap-2" aria-label={names[shown]}>
          {data.map((line) => (
            <li
              key={`${line.lineId} ${line.reference} ${line.at}`}
              className="panel note stack gap-2 anywhere"
            >
              <Line line={line} onLook={() => setLooked(line)} onBook={() => setBooked(line)} />
            </li>
          ))}
        </ul>
      )}
      <div className="cluster">
        {page > 1 && (
          <LocalLink to={pathOf(shown, page - 1)} className="tap">
            {common.previous}
          </LocalLink>
        )}
        {page * linesOnPage < linesShown && (
          <LocalLink to={pathOf(shown, page + 1)} className="tap">
            {common.next}
          </LocalLink>
        )}
      </div>
      <LookAtDialog line={looked} onClose={() => setLooked(undefined)} onDone={onLooked} />
      <BookDialog line={booked} onClose={() => setBooked(undefined)} onDone={onLooked} />
      <TakeBackDialog
        open={isTakenBack}
        compared={compared}
        onClose={() => setTakenBack(false)}
        onGone={onGone}
      />
    </Card>
  );
}

type ResultsProps = {
  sums: Compared['sums'];
  shown: StatementResult;
  pathOf: (result: StatementResult) => string;
};

/** The results of the comparison with their counts, each a link to its lines. */
function Results({ sums, shown, pathOf }: ResultsProps) {
  const texts = useMessages(statementMessages);
  const names = useMessages(statementResultMessages);
  const sumOf = (result: StatementResult) => sums.find((one) => one.result === result);
  return (
    <ul className="cluster" aria-label={texts.title}>
      {statementResults.map((result) => (
        <li key={result}>
          <LocalLink to={pathOf(result)} className="tap" aria-current={result === shown ? 'true' : undefined}>
            {result === shown ? <strong>{names[result]}</strong> : names[result]}
          </LocalLink>{' '}
          <Badge
            tone={result === 'matched' || result === 'other' || !sumOf(result)?.open ? 'neutral' : 'danger'}
          >
            {sumOf(result)?.count ?? 0}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

type LineProps = { line: ComparedView; onLook: () => void; onBook: () => void };

function Line({ line, onLook, onBook }: LineProps) {
  const language = useLanguage();
  const texts = statementMessages[language];
  const { lineId, result, kind, at, reference, stated, known, fee, orderId, orderNumber, lookNote } = line;
  const isOpen = lookNote === null && lineId !== null && (result === 'missing_here' || result === 'differs');
  const sign = kind === 'refund' ? -1 : 1;
  const said = (amount: number | null) => (amount === null ? texts.unknown : formatFrancs(sign * amount));
  return (
    <>
      <p>
        <strong>{texts.stated(said(stated))}</strong> · <strong>{texts.known(said(known))}</strong>
        {fee !== 0 && ` · ${texts.fees(formatFrancs(fee))}`}
      </p>
      <p className="muted small">
        {formatMoment(at, language)} · {reference}
      </p>
      {orderId !== null && orderNumber !== null && (
        <LocalLink to={`/dashboard/orders/${orderId}`} className="tap">
          {texts.order(orderNumber)}
        </LocalLink>
      )}
      {lookNote !== null && <p>{texts.looked(lookNote)}</p>}
      {isOpen && result === 'missing_here' && kind === 'payment' && (
        <Button onClick={onBook}>{texts.book}</Button>
      )}
      {isOpen && (
        <Button variant="outline" onClick={onLook}>
          {texts.lookAt}
        </Button>
      )}
    </>
  );
}
