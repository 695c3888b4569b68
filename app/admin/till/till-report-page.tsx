import type { TillReportView } from '#shared/contract/till.ts';
import { formatDay, formatMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { notesAndCoins } from '#shared/till.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { cashMessages } from '../../messages/cash-messages.ts';
import { tillMessages } from '../../messages/till-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Printer } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/till-report-page';
import './till-page.css';
import { DifferenceBadge, TillFigures } from './till-figures.tsx';
import { TillLines } from './till-lines.tsx';

export const meta = privateMeta(tillMessages, ({ title }) => title);

export const clientLoader = adminLoader(
  async ({ params }, options) => (await api.till.getReport({ till: Number(params.till) }, options)).data,
);

/** How a till was closed, for the screen and for paper. */
export default function TillReportPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = tillMessages[language];
  const report = useLoaded(loaderData);
  const till = report.answer?.till;
  return (
    <AdminPage title={till ? texts.report(formatDay(till.openedAt, language)) : texts.title}>
      <div className="till-report stack gap-5">
        <div className="till-report__ways row apart">
          <LocalLink to="/dashboard/till" className="tap">
            {texts.back}
          </LocalLink>
          <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
            {cashMessages[language].print}
          </Button>
        </div>
        <LoadedPart loaded={report}>{(answer) => <Report {...answer} />}</LoadedPart>
      </div>
    </AdminPage>
  );
}

function Report({ till, lines }: TillReportView) {
  const language = useLanguage();
  const texts = tillMessages[language];
  const { name } = useFacts();
  const { openedAt, openedBy, openingNote, closedAt, closedBy, expected, counted, closingNote } = till;
  const opened = formatMoment(openedAt, language);
  const closed = closedAt === null ? '' : formatMoment(closedAt, language);
  return (
    <>
      <Card title={name}>
        <p>
          {openedBy === null ? texts.opened(opened) : texts.openedBy(openedBy, opened)}
          {openingNote !== '' && ` · ${openingNote}`}
          <br />
          {closedAt === null
            ? texts.stillOpen
            : closedBy === null
              ? texts.closed(closed)
              : texts.closedBy(closedBy, closed)}
        </p>
        <TillFigures till={till} />
        {counted !== null && (
          <>
            <dl className="facts figures stack gap-1">
              <div className="facts__total">
                <dt>{texts.counted}</dt>
                <dd>
                  <Price amount={counted} />
                </dd>
              </div>
              <div>
                <dt>{texts.difference}</dt>
                <dd>
                  <DifferenceBadge difference={counted - expected} />
                </dd>
              </div>
            </dl>
            {closingNote !== '' && <p className="note note--tint anywhere">{closingNote}</p>}
          </>
        )}
      </Card>
      {till.counts && <Pieces counts={till.counts} />}
      <TillLines lines={lines} />
      <p className="till-report__signature">{texts.signature}</p>
    </>
  );
}

function Pieces({ counts }: { counts: NonNullable<TillReportView['till']['counts']> }) {
  const texts = useMessages(tillMessages);
  const counted = notesAndCoins.flatMap(({ key, value }) => {
    const pieces = counts[key] ?? 0;
    return pieces === 0 ? [] : [{ key, value, pieces }];
  });
  return (
    <Card title={texts.countedPieces}>
      <dl className="facts figures stack gap-1">
        {counted.map(({ key, value, pieces }) => (
          <div key={key}>
            <dt>
              {texts.times(
                pieces,
                texts[key.startsWith('note') ? 'piece_note' : 'piece_coin'](formatFrancs(value)),
              )}
            </dt>
            <dd>
              <Price amount={pieces * value} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
