import type { ComparedView } from '#shared/contract/statements.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { statementLimits } from '#shared/statements.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { statementMessages } from '../../messages/statement-messages.ts';
import { api } from '../../state/desk-api.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type LineDialogProps = {
  /** The dialog is open while this is set. */
  line: ComparedView | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Notes what a line was, so that it no longer counts as open. */
export function LookAtDialog({ line, onClose, onDone }: LineDialogProps) {
  const texts = useMessages(statementMessages);
  return (
    <ActionDialog
      subject={line}
      title={texts.lookAt}
      onClose={onClose}
      required={['note']}
      send={(typed, { lineId }) => api.statements.lookAt({ lineId: lineId ?? 0, note: typed('note').trim() })}
      onDone={onDone}
      submitLabel={texts.lookAt}
      keptAs={line && `look at statement line ${line.lineId}`}
    >
      {(_line, kept) => <WhatItWas kept={kept.note} />}
    </ActionDialog>
  );
}

/** Books a payment that the shop does not know for an order. */
export function BookDialog({ line, onClose, onDone }: LineDialogProps) {
  const texts = useMessages(statementMessages);
  return (
    <ActionDialog
      subject={line}
      title={texts.book}
      onClose={onClose}
      required={['orderNumber', 'note']}
      send={(typed, { lineId }) =>
        api.statements.bookLine({
          ...{ lineId: lineId ?? 0, orderNumber: typed('orderNumber').trim(), note: typed('note').trim() },
        })
      }
      onDone={onDone}
      submitLabel={texts.book}
      keptAs={line && `booking of statement line ${line.lineId}`}
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
