import type { BlockedPhoneView } from '#shared/contract/customer.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { limits } from '#shared/limits.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { NoteField } from '../../forms/kinds.tsx';
import { missingIn } from '../../forms/missing-fields.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { blockedPhoneMessages } from '../../messages/blocked-phone-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { More } from '../../ui/layout/more.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import './blocked-phones.css';
import { PhoneLink } from '../phone-link.tsx';
import { useMay } from '../use-may.ts';

/** Phone numbers whose orders are not taken online, and the form that adds one. */
export function BlockedPhones() {
  const texts = useMessages(blockedPhoneMessages);
  const phones = useAnswer(askBlockedPhones);
  const mayBlock = useMay('manager');
  return (
    <More className="blocked-phones more-panel panel" summary={texts.title}>
      <div className="more-panel__content stack">
        <p className="muted">{texts.text}</p>
        <LoadedPart loaded={phones} placeholders={1}>
          {({ data }) => (
            <>
              {data.length === 0 && <p>{texts.none}</p>}
              <ul className="stack gap-2 anywhere">
                {data.map((blocked) => (
                  <BlockedPhone key={blocked.phone} blocked={blocked} onLifted={phones.reload} />
                ))}
              </ul>
            </>
          )}
        </LoadedPart>
        {mayBlock && <BlockPhone onBlocked={phones.reload} />}
      </div>
    </More>
  );
}

const askBlockedPhones = (options: Parameters<typeof api.customer.blockedPhones>[1]) =>
  api.customer.blockedPhones({}, options);

type BlockedPhoneProps = { blocked: BlockedPhoneView; onLifted: () => Promise<void> };

function BlockedPhone({ blocked, onLifted }: BlockedPhoneProps) {
  const texts = useMessages(blockedPhoneMessages);
  const language = useLanguage();
  const { act, isBusy } = useAction();
  const { phone, reason, blockedAt, blockedBy } = blocked;
  const mayLift = useMay('manager');

  const lift = () =>
    act(async () => {
      const answer = await api.customer.liftPhone({ phone });
      await onLifted();
      return answer;
    });

  return (
    <li className="more-panel__row cluster apart">
      <div>
        <strong>
          <PhoneLink phone={phone} />
        </strong>
        <p>{reason}</p>
        <p className="fine muted">{texts.since(formatMoment(blockedAt, language), blockedBy ?? '–')}</p>
      </div>
      {mayLift && (
        <Button
          variant="outline"
          busy={isBusy}
          aria-label={texts.liftNamed(formatPhone(phone))}
          onClick={() => void lift()}
        >
          {texts.lift}
        </Button>
      )}
    </li>
  );
}

function BlockPhone({ onBlocked }: { onBlocked: () => Promise<void> }) {
  const texts = useMessages(blockedPhoneMessages);
  const language = useLanguage();
  const call = useFormCall<'phone' | 'reason'>({
    check: (typed) => missingIn(['phone', 'reason'], typed, language),
    send: async (typed) => {
      const { message } = await api.customer.blockPhone({ phone: typed('phone'), reason: typed('reason') });
      notify.success(message);
      call.form.ref.current?.reset();
      await onBlocked();
    },
  });
  return (
    <Form call={call}>
      <PhoneField label={texts.phone} name="phone" autoComplete="off" required maxLength={limits.phone} />
      <NoteField label={texts.reason} name="reason" required />
      <SubmitButton variant="outline">{texts.block}</SubmitButton>
    </Form>
  );
}
