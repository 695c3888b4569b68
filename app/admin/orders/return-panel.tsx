import { useId } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { limits } from '#shared/limits.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { ReturnedPieces } from '../../forms/returned-pieces.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { adminReturnMessages } from '../../messages/admin-return-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { describeField, FieldMessages } from '../../ui/fields/field-frame.tsx';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { awaitedBack } from './awaited-back.ts';
import './return-panel.css';

interface ReturnPanelProps {
  order: DeskOrderView;
  onAnswered: () => Promise<void>;
}

/** Why the shopper wants to send the order back, and the shop's answer. */
export function ReturnPanel({ order, onAnswered }: ReturnPanelProps) {
  const texts = useMessages(adminReturnMessages);
  const language = useLanguage();
  const { return_request: request } = order;
  if (request === null) return null;
  const isBack = order.order_status === 'Returned';
  const isNamed = request.items.length > 0;
  const arePiecesBack = request.state === 'accepted' && isNamed && awaitedBack(order).size === 0;
  const state = arePiecesBack ? texts.piecesTakenBack : texts[request.state];
  return (
    <Card title={texts.title} isMarked>
      <ReturnedPieces request={request} />
      {request.details !== '' && <blockquote className="return-panel__words">{request.details}</blockquote>}
      <p className="muted">
        <time dateTime={request.requestedAt}>{texts.asked(formatMoment(request.requestedAt, language))}</time>
      </p>
      <p>{isBack ? texts.takenBack : state}</p>
      {request.answer !== '' && <blockquote className="return-panel__words">{request.answer}</blockquote>}
      {request.state === 'requested' && <AnswerForm orderId={order._id} onAnswered={onAnswered} />}
    </Card>
  );
}

const answers = ['accepted', 'refused'] as const;

function AnswerForm({ orderId, onAnswered }: { orderId: string; onAnswered: () => Promise<void> }) {
  const language = useLanguage();
  const texts = adminReturnMessages[language];
  const choiceId = useId();
  const call = useFormCall<'state' | 'answer'>({
    check: (typed): Record<string, string> => ({
      ...(typed('state') === '' ? { state: texts.choose } : {}),
      ...(typed('state') === 'refused' ? missingIn(['answer'], typed, language) : {}),
    }),
    send: async (typed) => {
      const state = answers.find((known) => known === typed('state'));
      if (state === undefined) return;
      const { message } = await api.returns.answer({ orderId, state, answer: typed('answer').trim() });
      notify.success(message);
      await onAnswered();
    },
  });
  const choose = () => {
    call.forgetError('state');
    call.forgetError('answer');
  };
  return (
    <Form call={call} className="return-panel__form stack gap-3">
      <fieldset className="stack stack--pair gap-2">
        <legend className="legend">{texts.yourAnswer}</legend>
        <RadioCard
          {...describeField(choiceId, { help: undefined, error: call.errors.state })}
          name="state"
          value="accepted"
          title={texts.accept}
          onChange={choose}
        >
          <span className="muted">{texts.acceptText}</span>
        </RadioCard>
        <RadioCard name="state" value="refused" title={texts.refuse} onChange={choose}>
          <span className="muted">{texts.refuseText}</span>
        </RadioCard>
        <FieldMessages fieldId={choiceId} help={undefined} error={call.errors.state} />
      </fieldset>
      <TextArea
        label={texts.words}
        help={texts.wordsHelp}
        name="answer"
        rows={3}
        maxLength={limits.returnDetails}
      />
      <SubmitButton>{texts.send}</SubmitButton>
    </Form>
  );
}
