import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { disputeReasonIn } from '#shared/dispute-reason.ts';
import { disputeEnds, isOpenDispute } from '#shared/disputes.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { limits } from '#shared/limits.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { orderMoneyMessages } from '../../messages/order-money-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { useMay } from '../use-may.ts';

type Dispute = DeskOrderView['money']['disputes'][number];

interface DisputeNoteProps {
  dispute: Dispute;
  onChanged: () => Promise<void>;
}

/** A payment that a bank disputes: what the shop has to show against it, and how it ended. */
export function DisputeNote({ dispute, onChanged }: DisputeNoteProps) {
  const texts = useMessages(orderMoneyMessages);
  const language = useLanguage();
  const [opened, setOpened] = useState<'evidence' | 'end'>();
  const { id, amount, reason, state, dueBy, evidenceNote, endsByHand } = dispute;
  const isOpen = isOpenDispute(state);
  const mayAnswer = useMay('manager');
  return (
    <article className="stack gap-2 anywhere" aria-label={texts.disputeTitle(id)}>
      <header className="row on-baseline apart">
        <h3 className="small-heading">{texts.disputeTitle(id)}</h3>
        <Price amount={amount} />
      </header>
      <p className="cluster gap-2">
        <Badge tone={state === 'needs_answer' || state === 'lost' ? 'danger' : 'primary'}>
          {texts[state]}
        </Badge>
        {dueBy !== null && isOpen && <strong>{texts.dueBy(formatMoment(dueBy, language))}</strong>}
      </p>
      <p className="muted">{texts.bankSays(disputeReasonIn(language, reason))}</p>
      {evidenceNote !== '' && (
        <p>
          {texts.evidence} · {evidenceNote}
        </p>
      )}
      {isOpen && mayAnswer && (
        <div className="cluster">
          <Button variant="outline" onClick={() => setOpened('evidence')}>
            {texts.noteEvidence}
          </Button>
          {endsByHand && (
            <Button variant="outline" onClick={() => setOpened('end')}>
              {texts.endByHand}
            </Button>
          )}
        </div>
      )}
      <EndDialog
        dispute={opened === 'end' ? dispute : undefined}
        onClose={() => setOpened(undefined)}
        onDone={onChanged}
      />
      <ActionDialog
        subject={opened === 'evidence' ? dispute : undefined}
        onClose={() => setOpened(undefined)}
        title={texts.noteEvidence}
        required={['note']}
        send={(typed) => api.attention.noteEvidence({ id, note: typed('note').trim() })}
        onDone={onChanged}
        submitLabel={texts.noteEvidence}
        // With the evidence the form was opened with: what someone else has written since is shown, not the old input.
        keptAs={`evidence of dispute ${id} after ${evidenceNote}`}
      >
        {(_dispute, kept) => (
          <TextArea
            label={texts.evidence}
            help={texts.evidenceHelp}
            name="note"
            rows={3}
            defaultValue={kept.note ?? evidenceNote}
            required
            maxLength={limits.orderNote}
          />
        )}
      </ActionDialog>
    </article>
  );
}

interface EndDialogProps {
  dispute: Dispute | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function EndDialog({ dispute, onClose, onDone }: EndDialogProps) {
  const texts = useMessages(orderMoneyMessages);
  return (
    <ActionDialog
      subject={dispute}
      onClose={onClose}
      onDone={onDone}
      title={texts.endByHand}
      required={['end', 'note']}
      send={(typed, { id }) =>
        api.attention.endDispute({
          id,
          end: disputeEnds.find((end) => end === typed('end')) ?? 'lost',
          note: typed('note').trim(),
        })
      }
      submitLabel={texts.endByHand}
      keptAs={dispute && `end of dispute ${dispute.id}`}
    >
      {(_dispute, kept) => (
        <>
          <p>{texts.endText}</p>
          <SelectField label={texts.end} name="end" defaultValue={kept.end ?? ''} required>
            <option value="" />
            <option value="lost">{texts.endLost}</option>
            <option value="won">{texts.endWon}</option>
          </SelectField>
          <NoteField label={texts.endNote} defaultValue={kept.note} required maxLength={limits.orderNote} />
        </>
      )}
    </ActionDialog>
  );
}
