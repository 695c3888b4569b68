import { useState } from 'react';
import { isAllowed } from '#shared/access.ts';
import type { TillNowView, TillReportView, TillView } from '#shared/contract/till.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { tillEntryKinds } from '#shared/till.ts';
import { FrancsField, NoteField } from '../../forms/kinds.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { cashMessages } from '../../messages/cash-messages.ts';
import { tillMessages } from '../../messages/till-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AdminPage } from '../admin-page.tsx';
import { readCountedFrancs } from '../cash/read-francs.ts';
import { firstRows, rowsWanted, useListQuery } from '../list/cursor-list.ts';
import { adminLoader, staffRoleHere } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { useMay } from '../use-may.ts';
import type { Route } from './+types/till-page';
import './till-page.css';
import { TillDialogs, type TillStep } from './till-dialogs.tsx';
import { DifferenceBadge, TillFigures } from './till-figures.tsx';
import { TillLines } from './till-lines.tsx';

export const meta = privateMeta(tillMessages, ({ title }) => title);

const rowsOnPage = 10;

export const clientLoader = adminLoader(async ({ query }, options) => {
  const role = await staffRoleHere();
  const { data: now } = await api.till.get({}, options);
  const closed =
    role && isAllowed('manager', role)
      ? await firstRows(rowsWanted(query, rowsOnPage), (page) => api.till.list(page, options))
      : undefined;
  return { now, closed };
});

/** The till as it is now: what it should hold, what can be done with it, and how earlier tills were closed. */
export default function TillPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(tillMessages);
  const till = useLoaded(loaderData);
  const [step, setStep] = useState<TillStep>();
  useReloadOnReturn();
  const open = till.answer?.now.open?.till;
  return (
    <AdminPage
      title={texts.title}
      action={open && <Button onClick={() => setStep({ kind: 'close' })}>{texts.count}</Button>}
    >
      <LoadedPart loaded={till} isKept>
        {({ now, closed }) => (
          <div className="stack gap-5">
            {now.open ? (
              <OpenTill report={now.open} onStep={setStep} />
            ) : (
              <Opening last={now.last} onOpened={till.reload} />
            )}
            {closed && <Closings tills={closed.data} isMore={closed.next !== null} isBusy={till.isLoading} />}
          </div>
        )}
      </LoadedPart>
      <TillDialogs step={step} till={open} onClose={() => setStep(undefined)} onDone={till.reload} />
    </AdminPage>
  );
}

function Opening({ last, onOpened }: Pick<TillNowView, 'last'> & { onOpened: () => Promise<void> }) {
  const texts = useMessages(tillMessages);
  const cash = useMessages(cashMessages);
  const carried = last && last.counted + last.since;
  const call = useFormCall<'float' | 'note'>({
    check: (typed): Record<string, string> => {
      const float = readCountedFrancs(typed('float'));
      if (float === undefined) return { float: cash.noAmount };
      const isOther = carried !== null && float !== carried;
      return isOther && typed('note').trim() === '' ? { note: texts.floatNote } : {};
    },
    send: async (typed) => {
      const float = readCountedFrancs(typed('float')) ?? 0;
      const { message } = await api.till.open({ float, note: typed('note') });
      notify.success(message);
      await onOpened();
    },
  });
  return (
    <Card title={texts.noneOpen}>
      <p className="measure">{texts.noneOpenText}</p>
      {last && (
        <dl className="facts figures stack gap-1">
          <div>
            <dt>{texts.lastCounted}</dt>
            <dd>
              <Price amount={last.counted} />
            </dd>
          </div>
          {last.since !== 0 && (
            <>
              <div>
                <dt>{texts.sinceThen}</dt>
                <dd>
                  <Price amount={last.since} />
                </dd>
              </div>
              <div className="facts__total">
                <dt>{texts.shouldHold}</dt>
                <dd>
                  <Price amount={last.counted + last.since} />
                </dd>
              </div>
            </>
          )}
        </dl>
      )}
      <Form call={call} className="till-page__form">
        <FrancsField
          key={carried}
          label={texts.float}
          name="float"
          defaultValue={carried === null ? '' : Math.max(0, carried)}
        />
        {last && <NoteField label={texts.floatNote} help={texts.floatHelp} optional />}
        <SubmitButton wide>{texts.open}</SubmitButton>
      </Form>
    </Card>
  );
}

function OpenTill({
  report: { till, lines },
  onStep,
}: {
  report: TillReportView;
  onStep: (step: TillStep) => void;
}) {
  const language = useLanguage();
  const texts = tillMessages[language];
  const mayCorrect = useMay('manager');
  const when = formatMoment(till.openedAt, language);
  return (
    <>
      <section className="till-page__now card panel stack gap-3" aria-label={texts.holds}>
        <p className="cluster on-baseline apart">
          <span>{texts.holds}</span>
          <strong className="till-page__sum">
            <Price amount={till.expected} />
          </strong>
        </p>
        <p className="muted small">
          {till.openedBy === null ? texts.opened(when) : texts.openedBy(till.openedBy, when)}
        </p>
        <TillFigures till={till} />
        <div className="cluster cluster--filled gap-2">
          {tillEntryKinds.map((kind) => (
            <Button key={kind} variant="outline" onClick={() => onStep({ kind })}>
              {texts[kind]}
            </Button>
          ))}
        </div>
        <LocalLink to="/dashboard/cash" className="tap">
          {texts.riders}
        </LocalLink>
      </section>
      <TillLines
        lines={lines}
        onTakeBack={mayCorrect ? (line) => onStep({ kind: 'takeBack', line }) : undefined}
      />
    </>
  );
}

interface ClosingsProps {
  tills: readonly TillView[];
  isMore: boolean;
  isBusy: boolean;
}

function Closings({ tills, isMore, isBusy }: ClosingsProps) {
  const language = useLanguage();
  const texts = tillMessages[language];
  const words = useMessages(uiMessages);
  const { showRows } = useListQuery();
  return (
    <Card title={texts.closings}>
      {tills.length === 0 && <p className="muted">{texts.noClosings}</p>}
      <ul className="stack gap-2">
        {tills.map(({ id, closedAt, closedBy, expected, counted, closingNote }) => (
          <li key={id} className="till-line">
            <div className="till-line__words anywhere">
              <LocalLink to={`/dashboard/till/${id}`} className="tap">
                {formatMoment(closedAt ?? '', language)}
              </LocalLink>
              <p className="muted small">
                {[closedBy, closingNote].filter((fact) => fact !== null && fact !== '').join(' · ')}
              </p>
            </div>
            <div className="till-line__amount">
              {formatFrancs(counted ?? 0)}
              <DifferenceBadge difference={(counted ?? 0) - expected} />
            </div>
          </li>
        ))}
      </ul>
      {isMore && (
        <Button variant="outline" busy={isBusy} onClick={() => showRows(tills.length + rowsOnPage)}>
          {words.showMore}
        </Button>
      )}
    </Card>
  );
}
