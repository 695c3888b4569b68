import { useState } from 'react';
import type { ImportView } from '#shared/contract/catalogue-files.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';
import { Undo2 } from '../../ui/pictures/icons.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { ImportChanges } from './import-changes.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportProblems } from './import-problems.tsx';
import { ImportUndone } from './import-undone.tsx';
import { isWorkedOn } from './is-worked-on.ts';
import { NewShelves } from './new-shelves.tsx';
import { SentOf } from './sending-file.tsx';
import { useDecision } from './use-decision.ts';

const tones: Record<ImportView['state'], BadgeTone> = {
  receiving: 'primary',
  reading: 'indigo',
  mapping: 'primary',
  checking: 'indigo',
  checked: 'primary',
  applying: 'indigo',
  done: 'success',
  undoing: 'indigo',
  undone: 'neutral',
  failed: 'danger',
  discarded: 'neutral',
};

export type ImportItemProps = { known: ImportView; onChanged: () => Promise<void> };

export function ImportItem({ known, onChanged }: ImportItemProps) {
  const language = useLanguage();
  const texts = adminCatalogueFilesMessages[language];
  const { fileName: name, state, failure, trouble, isStopped, actorName, createdAt } = known;
  return (
    <AdminRow
      label={name}
      title={name}
      level={3}
      words={<p className="muted">{texts.byAt(actorName, formatMoment(createdAt, language))}</p>}
    >
      <p className="cluster">
        <Badge tone={isStopped ? 'danger' : tones[state]}>
          {texts[`state_${isStopped ? 'stopped' : state}`]}
        </Badge>
      </p>
      {failure !== null && <p className="failure">{failure}</p>}
      {trouble !== null && (
        <p className="failure">
          {trouble} {!isStopped && texts.triedAgain}
        </p>
      )}
      {isStopped && <Stopped known={known} onChanged={onChanged} />}
      {state === 'receiving' && <Arriving known={known} onChanged={onChanged} />}
      {state === 'mapping' && <ImportMapping known={known} onChanged={onChanged} />}
      {isWorkedOn(known) ? <Progress known={known} /> : <Counts known={known} />}
      {state === 'checked' && <NewShelves known={known} onChanged={onChanged} />}
      {state === 'checked' && known.createdCount + known.updatedCount > 0 && <ImportChanges known={known} />}
      {state === 'checked' && <Decision known={known} onChanged={onChanged} />}
      {known.undoableUntil !== null && (
        <Undo known={known} until={known.undoableUntil} onChanged={onChanged} />
      )}
      {state === 'undone' && <ImportUndone known={known} />}
      {known.problemCount > 0 && state !== 'undone' && !isWorkedOn(known) && <ImportProblems known={known} />}
    </AdminRow>
  );
}

/** A file of which only a part has arrived; another page may still be sending it, or none. */
function Arriving({ known, onChanged }: ImportItemProps) {
  const { fileName: name, sizeBytes, received } = known;
  const texts = useMessages(adminCatalogueFilesMessages);
  const { isBusy, decide } = useDecision(onChanged);
  return (
    <>
      <div className="stack gap-2 anywhere small">
        <progress
          className="progress-bar"
          value={received}
          max={sizeBytes}
          aria-label={texts.progress(name)}
        />
        <SentOf bytesThere={received} size={sizeBytes} />
        <p>{texts.chooseAgain}</p>
      </div>
      <div className="cluster cluster--filled">
        <DiscardButton known={known} decide={decide} busy={isBusy} />
      </div>
    </>
  );
}

/** An import that the shop has tried often enough. Rows written before stay; trying again continues after them. */
function Stopped({ known, onChanged }: ImportItemProps) {
  const { id, fileName: name } = known;
  const texts = useMessages(adminCatalogueFilesMessages);
  const { isBusy, decide } = useDecision(onChanged);
  return (
    <div className="cluster cluster--filled">
      {known.state !== 'undoing' && <DiscardButton known={known} decide={decide} disabled={isBusy} />}
      <Button
        busy={isBusy}
        aria-label={texts.tryAgainNamed(name)}
        onClick={() => void decide(() => api.catalogueFiles.tryAgain({ id }))}
      >
        {texts.tryAgain}
      </Button>
    </div>
  );
}

function Progress({ known: { fileName: name, state, rowCount, position } }: { known: ImportView }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  // How many rows a file has is known only once it has been read.
  const isCounted = state !== 'reading' && rowCount > 0;
  return (
    <div className="stack gap-2 anywhere small">
      <progress
        className="progress-bar"
        aria-label={texts.progress(name)}
        {...(isCounted ? { value: position, max: rowCount } : {})}
      />
      {isCounted && <span>{texts.rowsOf(position, rowCount)}</span>}
    </div>
  );
}

function Counts({ known }: { known: ImportView }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const { state, createdCount: created, updatedCount: updated, faultyCount: faulty } = known;
  if (state !== 'checked' && state !== 'done') return null;
  if (created + updated + faulty === 0) return <p>{texts.nothingToDo}</p>;
  return (
    <ul className="catalogue-files__counts">
      {created > 0 && <li>{texts.added(created)}</li>}
      {updated > 0 && <li>{texts.changed(updated)}</li>}
      {known.unchangedCount > 0 && <li>{texts.unchanged(known.unchangedCount)}</li>}
      {faulty > 0 && (
        <li className="failure">{state === 'done' ? texts.leftOut(faulty) : texts.faulty(faulty)}</li>
      )}
    </ul>
  );
}

/** The decision about a file that was checked: nothing of it is in the catalogue yet. */
function Decision({ known, onChanged }: ImportItemProps) {
  const { id, fileName: name, createdCount, updatedCount, faultyCount: faulty } = known;
  const texts = useMessages(adminCatalogueFilesMessages);
  const { isBusy, decide } = useDecision(onChanged);
  const [isMapping, setMapping] = useState(false);
  if (isMapping)
    return <ImportMapping known={known} onChanged={onChanged} onBack={() => setMapping(false)} />;
  return (
    <div className="cluster cluster--filled">
      <DiscardButton known={known} decide={decide} disabled={isBusy} />
      {known.isMapped && (
        <Button
          variant="outline"
          aria-label={texts.changeColumnsNamed(name)}
          disabled={isBusy}
          onClick={() => setMapping(true)}
        >
          {texts.changeColumns}
        </Button>
      )}
      {createdCount + updatedCount > 0 && (
        <Button
          busy={isBusy}
          aria-label={faulty > 0 ? texts.applyGoodNamed(name) : texts.applyNamed(name)}
          onClick={() => void decide(() => api.catalogueFiles.apply({ id, withoutFaulty: faulty > 0 }))}
        >
          {faulty > 0 ? texts.applyGood : texts.apply}
        </Button>
      )}
    </div>
  );
}

type DiscardButtonProps = Pick<ButtonProps, 'busy' | 'disabled'> & {
  known: ImportView;
  decide: ReturnType<typeof useDecision>['decide'];
};

export function DiscardButton({ known: { id, fileName: name }, decide, ...state }: DiscardButtonProps) {
  const texts = useMessages(adminCatalogueFilesMessages);
  return (
    <Button
      variant="outline"
      aria-label={texts.discardNamed(name)}
      onClick={() => void decide(() => api.catalogueFiles.discard({ id }))}
      {...state}
    >
      {texts.discard}
    </Button>
  );
}

type UndoProps = ImportItemProps & { until: string };

/** Undoes an import, for a day after it. What would be undone is shown before. */
function Undo({ known: { id, fileName: name }, until, onChanged }: UndoProps) {
  const language = useLanguage();
  const texts = adminCatalogueFilesMessages[language];
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="cluster">
      <Button
        variant="outline"
        icon={<Undo2 />}
        aria-label={texts.undoNamed(name)}
        onClick={() => setAsking(true)}
      >
        {texts.undo}
      </Button>
      <span className="muted small">{texts.undoUntil(formatMoment(until, language))}</span>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.undo}
        question={
          <p className="anywhere">
            <strong>{name}</strong>
            <br />
            {texts.askUndo}
          </p>
        }
        confirmLabel={texts.undo}
        confirm={async () => {
          const { message } = await api.catalogueFiles.undo({ id });
          notify.success(message);
          setAsking(false);
          await onChanged();
        }}
      />
    </div>
  );
}
