import type { RiderView } from '#shared/contract/rider.ts';
import { limits } from '#shared/limits.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { More } from '../../ui/layout/more.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import './order-cash.css';
import './riders-list.css';
import { PhoneLink } from '../phone-link.tsx';
import { useRiders } from './use-riders.ts';

/** The list of people who carry parcels; none is ever deleted, because their cash is in the books. */
export function RidersList() {
  const texts = useMessages(cashMessages);
  const riders = useRiders();
  return (
    <More className="riders-list more-panel panel" summary={texts.ridersTitle}>
      <div className="more-panel__content stack">
        <p className="muted">{texts.ridersText}</p>
        <LoadedPart loaded={riders} placeholders={1}>
          {(known) => (
            <>
              {known.length === 0 && <p>{texts.noRiders}</p>}
              <ul className="stack gap-2 anywhere">
                {known.map((rider) => (
                  <Rider key={rider.id} rider={rider} onChanged={riders.reload} />
                ))}
              </ul>
            </>
          )}
        </LoadedPart>
        <AddRider onAdded={riders.reload} />
      </div>
    </More>
  );
}

function Rider({ rider, onChanged }: { rider: RiderView; onChanged: () => Promise<void> }) {
  const texts = useMessages(cashMessages);
  const { act, isBusy } = useAction();
  const { id, name, phone, isActive } = rider;

  const turn = () =>
    act(async () => {
      const answer = await api.rider.setActive({ riderId: id, isActive: !isActive });
      await onChanged();
      return answer;
    });

  return (
    <li className="more-panel__row cluster apart">
      <div>
        <strong>{name}</strong> {!isActive && <Badge>{texts.retired}</Badge>}
        <p>
          <PhoneLink phone={phone} />
        </p>
      </div>
      <Button
        variant="outline"
        busy={isBusy}
        aria-label={isActive ? texts.retireNamed(name) : texts.bringBackNamed(name)}
        onClick={() => void turn()}
      >
        {isActive ? texts.retire : texts.bringBack}
      </Button>
    </li>
  );
}

function AddRider({ onAdded }: { onAdded: () => Promise<void> }) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  const call = useFormCall<'name' | 'phone'>({
    check: (typed) => missingIn(['name', 'phone'], typed, language),
    send: async (typed) => {
      const { message } = await api.rider.save({ name: typed('name'), phone: typed('phone') });
      notify.success(message);
      call.form.ref.current?.reset();
      await onAdded();
    },
  });
  return (
    <Form call={call} className="riders-list__form">
      <TextField label={texts.riderName} name="name" autoComplete="off" required maxLength={limits.name} />
      <PhoneField
        label={texts.riderPhone}
        name="phone"
        autoComplete="off"
        required
        maxLength={limits.phone}
      />
      <SubmitButton variant="outline">{texts.addRider}</SubmitButton>
    </Form>
  );
}
