import { useState } from 'react';
import type { IssueView } from '#shared/contract/attention.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { type RefundSource, refundSources } from '#shared/refund-causes.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { api } from '../../state/desk-api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { CashSource } from '../till/cash-source.tsx';

export interface IssueDialogProps {
  /** The dialog is open while this is set. */
  issue: IssueView | undefined;
  onClose: () => void;
  onSettled: () => Promise<void>;
}

/** Where the money is paid from; nothing where it goes back the way it came. */
function paidFrom(source: string): { paidFrom?: RefundSource } {
  const known = refundSources.find((one) => one === source);
  return known ? { paidFrom: known } : {};
}

/** Cash from the till has no number by which it can be found again. */
const needsReference = (source: string) => source !== 'till';

/** Records that the money was given back, and the reference by which the refund can be found again. */
export function PaidBackDialog({ issue, onClose, onSettled }: IssueDialogProps) {
  const texts = useMessages(adminAttentionMessages);
  const language = useLanguage();
  // Undefined until a choice is made.
  const [source, setSource] = useState<string>();
  const isStuck = issue?.refund?.progress === 'stuck';
  return (
    <ActionDialog
      subject={issue}
      onClose={() => {
        setSource(undefined);
        onClose();
      }}
      title={isStuck ? texts.seenAtProvider : texts.payBack}
      check={(typed) => (needsReference(typed('source')) ? missingIn(['reference'], typed, language) : {})}
      send={(typed, { id, amount }) =>
        api.payment.settleRefund({
          ...{ id, amount },
          reference: typed('reference').trim(),
          seenAtProvider: isStuck,
          ...paidFrom(typed('source')),
        })
      }
      onDone={onSettled}
      submitLabel={texts.noteRefund}
    >
      {({ amount, method, payerPhone: phone, simulated }) => (
        <>
          <p>
            <strong>{texts.payBackTo(formatFrancs(amount))}</strong>
          </p>
          {isStuck && <p>{texts.lookAtProvider}</p>}
          {method === 'cash_on_delivery' && <p>{texts.payCash}</p>}
          {!simulated && <CashSource cameBy={method} onChoose={setSource} />}
          {phone !== null && (
            <p>
              {texts.number} <PhoneLink phone={phone} />
            </p>
          )}
          <TextField
            label={texts.reference}
            help={texts.referenceHelp}
            name="reference"
            autoComplete="off"
            {...(needsReference(source ?? (method === 'cash_on_delivery' ? 'till' : 'provider'))
              ? { required: true }
              : // Hides the error of a press before another source was chosen: the field may be empty now.
                { optional: true, error: '' })}
            maxLength={limits.shortText}
          />
        </>
      )}
    </ActionDialog>
  );
}
