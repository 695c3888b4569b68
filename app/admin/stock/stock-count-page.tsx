import { useEffect, useRef, useState } from 'react';
import type { CountLineView, CountNowView } from '#shared/contract/stock-count.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { formatCount } from '#shared/formats/numbers.ts';
import { nameIn, textIn } from '#shared/language.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { stockCountMessages } from '../../messages/stock-count-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useLoaded, useLookAgain, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Camera } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { readsBarcodes } from '../camera/barcode-camera.ts';
import { CameraScanner } from '../camera/camera-scanner.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/stock-count-page';
import { EndCountDialog } from './end-count-dialog.tsx';
import './stock-count-page.css';
import { type Scans, useScans } from './use-scans.ts';

export const meta = privateMeta(stockCountMessages, ({ title }) => title);

export const clientLoader = adminLoader((_asked, options) => api.stockCount.get({}, options));

/** Looks again at this interval, because others count too. */
const lookAgainMs = 8_000;

function isGoingOn({ data }: { data: CountNowView }): boolean {
  return data.count !== null;
}

/** Goods are counted piece by piece into one count of all who take part; the differences are booked together at its end. */
export default function StockCountPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(stockCountMessages);
  const loaded = useLoaded(loaderData);
  const [isEnding, setEnding] = useState(false);
  useReloadOnReturn();
  useLookAgain(loaded, isGoingOn, lookAgainMs);
  const now = loaded.answer?.data;
  return (
    <AdminPage
      title={texts.title}
      action={now?.count && <Button onClick={() => setEnding(true)}>{texts.end}</Button>}
    >
      <LoadedPart loaded={loaded} isKept>
        {({ data }) =>
          data.count ? (
            <Counting now={data} count={data.count} onCounted={loaded.reload} />
          ) : (
            <Beginning onBegun={loaded.reload} />
          )
        }
      </LoadedPart>
      <EndCountDialog
        now={isEnding ? now : undefined}
        onClose={() => setEnding(false)}
        onEnded={loaded.reload}
      />
    </AdminPage>
  );
}

function Beginning({ onBegun }: { onBegun: () => Promise<void> }) {
  const texts = useMessages(stockCountMessages);
  const { act, isBusy } = useAction();
  const begin = () =>
    act(async () => {
      await api.stockCount.start({});
      await onBegun();
      return {};
    });
  return (
    <EmptyState
      title={texts.noneTitle}
      text={texts.noneText}
      action={
        <Button busy={isBusy} onClick={() => void begin()}>
          {texts.begin}
        </Button>
      }
    />
  );
}

type CountingProps = {
  now: CountNowView;
  count: NonNullable<CountNowView['count']>;
  onCounted: () => Promise<void>;
};

function Counting({ now, count, onCounted }: CountingProps) {
  const language = useLanguage();
  const texts = stockCountMessages[language];
  const [corrected, setCorrected] = useState<CountLineView>();
  return (
    <div className="stack gap-5">
      <div className="stack gap-1">
        <p>{texts.begun(formatMoment(count.startedAt, language), count.startedBy)}</p>
        <p>
          <strong>
            {texts.soFar(formatCount(now.products, language), formatCount(now.differingProducts, language))}
          </strong>
        </p>
        <p className="muted">{texts.shelf}</p>
      </div>
      <Scanner onCounted={onCounted} />
      {now.lines.length > 0 && (
        <section className="stack gap-3" aria-label={texts.lines}>
          <h2 className="small-heading">{texts.lines}</h2>
          <ul className="stack gap-3">
            {now.lines.map((line) => (
              <li key={line.productId}>
                <CountLine line={line} onCorrect={() => setCorrected(line)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CorrectDialog line={corrected} onClose={() => setCorrected(undefined)} onCorrected={onCounted} />
    </div>
  );
}

/** A scanner is a keyboard that ends with Enter: the field keeps the focus and takes the next code at once. */
function Scanner({ onCounted }: { onCounted: () => Promise<void> }) {
  const language = useLanguage();
  const texts = stockCountMessages[language];
  const field = useRef<HTMLInputElement>(null);
  const scans = useScans(onCounted);
  const { scan, last, underway, waiting, sendAgain } = scans;
  const [canFilm, setCanFilm] = useState(false);
  const [isFilming, setFilming] = useState(false);

  useEffect(() => setCanFilm(readsBarcodes()), []);

  return (
    <section className="stock-count__scanner panel stack gap-3">
      <form
        className="stack gap-3"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { current } = field;
          if (!current) return;
          scan(current.value);
          current.value = '';
          current.focus();
        }}
      >
        <TextField
          ref={field}
          label={texts.code}
          help={texts.codeHelp}
          name="code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={80}
        />
        <div className="cluster">
          <Button type="submit">{texts.countOne}</Button>
          {canFilm && (
            <Button variant="outline" icon={<Camera />} onClick={() => setFilming(!isFilming)}>
              {isFilming ? texts.cameraOff : texts.camera}
            </Button>
          )}
        </div>
      </form>
      {isFilming && (
        <CameraScanner hint={texts.cameraHint} onCode={scan} onFailed={() => setFilming(false)} />
      )}
      <p role="status" className="stock-count__last">
        {last?.line && texts.saidCounted(nameIn(language, last.line), last.line.counted)}
        {last && !last.line && texts.notCountedYet(last.code)}
      </p>
      {underway > 1 && waiting === 0 && <p className="muted">{texts.counting(underway)}</p>}
      {waiting > 0 && (
        <div className="cluster">
          <p className="field__error">{texts.notSent(waiting)}</p>
          <Button variant="outline" onClick={sendAgain}>
            {texts.sendAgain}
          </Button>
        </div>
      )}
      <OpenCodes {...scans} />
    </section>
  );
}

/** Codes of which nothing was counted yet, with the products that may be meant. */
function OpenCodes({ open, choose, leaveOut }: Pick<Scans, 'open' | 'choose' | 'leaveOut'>) {
  const language = useLanguage();
  const texts = stockCountMessages[language];
  return open.map((code) => (
    <div key={code.code} className="stack gap-2">
      <p>
        {code.matches.length > 0 ? texts.which(code.code, code.times) : texts.unknown(code.code, code.times)}
      </p>
      <div className="cluster">
        {code.matches.map((match) => {
          const name = nameIn(language, match);
          return (
            <Button
              key={match.id}
              variant="outline"
              aria-label={texts.whichNamed(name)}
              onClick={() => choose(code, match)}
            >
              {name}
            </Button>
          );
        })}
        <Button variant="quiet" onClick={() => leaveOut(code)}>
          {texts.leaveOut}
        </Button>
      </div>
    </div>
  ));
}

function CountLine({ line, onCorrect }: { line: CountLineView; onCorrect: () => void }) {
  const language = useLanguage();
  const texts = stockCountMessages[language];
  const name = nameIn(language, line);
  return (
    <AdminRow
      label={name}
      level={3}
      title={name}
      image={line.images[0] ?? null}
      words={
        <div className="cluster">
          <DifferenceMark {...line} />
          <span>{texts.counted(line.counted, line.booked)}</span>
        </div>
      }
      actions={
        <Button variant="outline" aria-label={texts.changeNamed(name)} onClick={onCorrect}>
          {texts.change}
        </Button>
      }
    />
  );
}

function DifferenceMark({ counted, booked }: Pick<CountLineView, 'counted' | 'booked'>) {
  const texts = useMessages(stockCountMessages);
  const difference = counted - booked;
  if (difference === 0) return <Badge tone="success">{texts.asBooked}</Badge>;
  return <Badge tone="hibiscus">{difference > 0 ? `+${difference}` : `−${-difference}`}</Badge>;
}

type CorrectDialogProps = {
  line: CountLineView | undefined;
  onClose: () => void;
  onCorrected: () => Promise<void>;
};

function CorrectDialog({ line, onClose, onCorrected }: CorrectDialogProps) {
  const language = useLanguage();
  const texts = stockCountMessages[language];
  return (
    <ActionDialog
      subject={line}
      onClose={onClose}
      title={texts.change}
      send={async (typed, { productId }) => {
        const counted = typed('counted').trim();
        await api.stockCount.set({ productId, counted: counted === '' ? null : counted });
        return {};
      }}
      onDone={onCorrected}
      submitLabel={texts.save}
    >
      {({ name, nameFr, counted }) => (
        <>
          <p>
            <strong>{textIn(language, name, nameFr)}</strong>
          </p>
          <TextField
            label={texts.pieces}
            help={texts.takeOut}
            name="counted"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            defaultValue={counted}
          />
        </>
      )}
    </ActionDialog>
  );
}
