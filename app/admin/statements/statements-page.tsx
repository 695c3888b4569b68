import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { apiErrorIn } from '#shared/api-error.ts';
import type { ComparedView, StatementView } from '#shared/contract/statements.ts';
import { formatDay, formatMoment } from '#shared/formats/dates.ts';
import { limits } from '#shared/limits.ts';
import { moneyPlaceMessages } from '#shared/messages/money-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { statementLimits, statementResults } from '#shared/statements.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminListMessages } from '../../messages/admin-list-messages.ts';
import { statementMessages, statementResultMessages } from '../../messages/statement-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAddress, useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/statements-page';
import { SendStatement } from './send-statement.tsx';

export const meta = privateMeta(statementMessages, ({ title }) => title);

const linesOnPage = 50;

function wantedIn(query: URLSearchParams) {
  const id = Math.trunc(Number(query.get('id'))) || 0;
  const result = statementResults.find((known) => known === query.get('result')) ?? 'missing_here';
  return { id, result, page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1) };
}

export const clientLoader = adminLoader(async ({ query }, options) => {
  const wanted = wantedIn(query);
  const { data: statements } = await api.statements.list({}, options);
  const id = statements.some((known) => known.id === wanted.id) ? wanted.id : statements[0]?.id;
  if (id === undefined) return { statements, compared: undefined };
  return {
    statements,
    compared: await api.statements.compare({ ...wanted, id, limit: linesOnPage }, options),
  };
});

/** The money that providers say they took and gave back, compared with the books of the shop. */
export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(statementMessages);
  const loaded = useLoaded(loaderData, useLocation().search);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { query } = useAddress();
  useReloadOnReturn();
  return (
    <AdminPage title={texts.title}>
      <div className="stack">
        <p className="muted measure">{texts.intro}</p>
        <SendStatement onEntered={(id) => void navigate(localPath(`/dashboard/statements?id=${id}`))} />
        <LoadedPart loaded={loaded} placeholders={3} isKept>
          {({ statements, compared }) =>
            compared === undefined ? (
              <EmptyState illustration={<NoMatch />} title={texts.emptyTitle} text={texts.emptyText} />
            ) : (
              <div className="stack">
                <Compared
                  key={compared.statement.id}
                  compared={compared}
                  query={query}
                  onLooked={loaded.reload}
                  onGone={() => navigate(localPath('/dashboard/statements'), { replace: true })}
                />
                <Statements statements={statements} />
              </div>
            )
          }
        </LoadedPart>
      </div>
    </AdminPage>
  );
}

type ComparedProps = {
  compared: Awaited<ReturnType<typeof api.statements.compare>>;
  query: URLSearchParams;
  onLooked: () => Promise<void>;
  /** The statement is no longer there. */
  onGone: () => Promise<void> | void;
};

function Compared({ compared: { statement, sums, data, takeBack }, query, onLooked, onGone }: ComparedProps) {
  const language = useLanguage();
  const texts = statementMessages[language];
  const names = statementResultMessages[language];
  const common = useMessages(adminListMessages);
  const { result: shown, page } = wantedIn(query);
  const [looked, setLooked] = useState<ComparedView>();
  const [booked, setBooked] = useState<ComparedView>();
  const [isTakenBack, setTakenBack] = useState(false);
  const fees = sums.reduce((sum, one) => sum + one.fees, 0);
  const sumOf = (result: (typeof statementResults)[number]) => sums.find((one) => one.result === result);
  const linesShown = sumOf(shown)?.count ?? 0;
  const pathOf = (result: string, of = 1) =>
    `/dashboard/statements?id=${statement.id}&result=${result}&page=${of}`;
  return (
    <Card title={`${moneyPlaceMessages[language][statement.provider]} · ${daysOf(statement, language)}`}>
      <div className="cluster">
        <Button variant="quiet" onClick={() => setTakenBack(true)}>
          {texts.takeBack}
        </Button>
      </div>
      <ul className="cluster" aria-label={texts.title}>
        {statementResults.map((result) => (
          <li key={result}>
            <LocalLink
              to={pathOf(result)}
              className="tap"
              aria-current={result === shown ? 'true' : undefined}
            >
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
      <ActionDialog
        subject={looked}
        title={texts.lookAt}
        onClose={() => setLooked(undefined)}
        required={['note']}
        send={(typed, { lineId }) =>
          api.statements.lookAt({ lineId: lineId ?? 0, note: typed('note').trim() })
        }
        onDone={onLooked}
        submitLabel={texts.lookAt}
        keptAs={looked && `look at statement line ${looked.lineId}`}
      >
        {(_line, kept) => <WhatItWas kept={kept.note} />}
      </ActionDialog>
      <ActionDialog
        subject={booked}
        title={texts.book}
        onClose={() => setBooked(undefined)}
        required={['orderNumber', 'note']}
        send={(typed, { lineId }) =>
          api.statements.bookLine({
            ...{ lineId: lineId ?? 0, orderNumber: typed('orderNumber').trim(), note: typed('note').trim() },
          })
        }
        onDone={onLooked}
        submitLabel={texts.book}
        keptAs={booked && `booking of statement line ${booked.lineId}`}
      >
        {({ stated, orderNumber, reference }, kept) => (
          <>
            <p>
              <strong>{formatFrancs(stated ?? 0)}</strong> · {reference}
            </p>
            <p>{texts.bookText}</p>
            <TextField
              label={texts.orderNumber}
              name="orderNumber"
              required
              defaultValue={kept.orderNumber ?? orderNumber ?? ''}
              maxLength={limits.name}
            />
            <WhatItWas kept={kept.note} />
          </>
        )}
      </ActionDialog>
      <ConfirmDialog
        open={isTakenBack}
        onClose={() => setTakenBack(false)}
        title={texts.takeBack}
        question={
          <>
            <p className="anywhere">
              <strong>{statement.fileName}</strong> · {daysOf(statement, language)}
            </p>
            <p>{texts.takeBackQuestion(takeBack.lines)}</p>
            {takeBack.isShared && takeBack.lines > 0 && <p>{texts.takeBackShared}</p>}
          </>
        }
        confirmLabel={texts.takeBack}
        confirm={async () => {
          try {
            notify.success((await api.statements.takeBack({ id: statement.id })).message);
          } catch (failure) {
            // Another tab was faster: the message says so, and the page shows what is left.
            if (apiErrorIn(failure).code === 'STATEMENT_NOT_FOUND') {
              setTakenBack(false);
              void onGone();
            }
            throw failure;
          }
          setTakenBack(false);
          await onGone();
        }}
      />
    </Card>
  );
}

/** Asks what a line of the statement was. */
function WhatItWas({ kept }: { kept: string | undefined }) {
  const { whatItWas } = useMessages(statementMessages);
  return (
    <TextArea
      label={whatItWas}
      name="note"
      rows={3}
      required
      maxLength={statementLimits.note}
      defaultValue={kept}
    />
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

function Statements({ statements }: { statements: readonly StatementView[] }) {
  const language = useLanguage();
  const texts = statementMessages[language];
  return (
    <Card title={texts.listTitle}>
      <ul className="stack gap-2">
        {statements.map((statement) => (
          <li key={statement.id} className="anywhere">
            <LocalLink to={`/dashboard/statements?id=${statement.id}`} className="tap">
              {moneyPlaceMessages[language][statement.provider]} · {daysOf(statement, language)}
            </LocalLink>{' '}
            <span className="muted small">{statement.fileName}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function daysOf({ firstAt, lastAt }: StatementView, language: 'en' | 'fr'): string {
  const [first, last] = [formatDay(firstAt, language), formatDay(lastAt, language)];
  return first === last ? first : statementMessages[language].days(first, last);
}
