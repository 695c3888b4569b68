import type { IssueView } from '#shared/contract/attention.ts';
import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { api } from '../../state/desk-api.ts';
import type { IssueDialogProps } from './paid-back-dialog.tsx';
import { WhatWasDone } from './what-was-done.tsx';

interface AmountDialogProps extends IssueDialogProps {
  decision: 'accept' | 'give_back';
}

type Texts = (typeof adminAttentionMessages)['en'];

/** Another amount came than was asked for: it either pays the order all the same, or goes back. */
export function AmountDialog({ issue, decision, onClose, onSettled }: AmountDialogProps) {
  const texts = useMessages(adminAttentionMessages);
  const title = decision === 'accept' ? texts.acceptAmount : texts.giveBackAmount;
  return (
    <ActionDialog
      subject={issue}
      onClose={onClose}
      title={title}
      required={['note']}
      send={(typed, { id }) => api.attention.settleAmount({ id, decision, note: typed('note').trim() })}
      onDone={onSettled}
      submitLabel={title}
    >
      {({ amount, expected, ifAccepted, ifGivenBack }) => (
        <>
          <p>
            <strong>{texts.came(formatFrancs(amount), formatFrancs(expected ?? amount))}</strong>
          </p>
          {decision === 'give_back' && <p>{texts.giveBackText(formatFrancs(ifGivenBack ?? amount))}</p>}
          {decision === 'accept' && ifAccepted && <p>{whatFollows(texts, ifAccepted)}</p>}
          <WhatWasDone />
        </>
      )}
    </ActionDialog>
  );
}

function whatFollows(texts: Texts, { waived, due, surplus }: NonNullable<IssueView['ifAccepted']>): string {
  return [
    due > 0 ? texts.acceptPart(formatFrancs(due)) : texts.acceptWhole,
    ...(waived > 0 ? [texts.acceptLess(formatFrancs(waived))] : []),
    ...(surplus > 0 ? [texts.acceptMore(formatFrancs(surplus))] : []),
  ].join(' ');
}
