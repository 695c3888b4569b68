import { useEffect, useState } from 'react';
import type { PhoneChoicesView } from '#shared/contract/order-following.ts';
import { phoneChoiceMessages } from '#shared/messages/phone-choice-messages.ts';
import { useMessages } from '../../language.ts';
import { trackingMessages } from '../../messages/tracking-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { api } from '../../state/api.ts';
import { useAction } from '../../state/use-action.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';

type PhoneChoiceProps = { token: string; choices: NonNullable<PhoneChoicesView> };

/** How the shop writes to the order's phone: a choice is shown at once, and put back where the shop refuses it. */
export function PhoneChoice({ token, choices }: PhoneChoiceProps) {
  const texts = useMessages(trackingMessages);
  const labels = useMessages(phoneChoiceMessages);
  const [chosen, setChosen] = useState(choices.chosen);
  const [wanted, setWanted] = useState(choices.chosen);
  /** The last choice that the shop took. */
  const [stored, setStored] = useState(choices.chosen);
  const { act, isBusy, failure } = useAction(() => setChosen(stored));
  /** Before the page responds to presses, a choice would look as if it were saved. */
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const choose = (choice: typeof wanted) => {
    if (isBusy) return;
    setChosen(choice);
    setWanted(choice);
    void act(async () => {
      await api.order.choosePhoneMessages({ token, choice });
      setStored(choice);
      return { message: texts.newsChosen };
    });
  };
  return (
    <fieldset className="stack gap-3" aria-busy={isBusy} disabled={!isAlive}>
      <legend className="legend">{texts.news}</legend>
      {choices.offered.map((choice) => (
        <RadioCard
          key={choice}
          name="phone-choice"
          title={labels[choice]}
          value={choice}
          checked={chosen === choice}
          onChange={() => choose(choice)}
        />
      ))}
      <PressFailure message={failure?.message} onRetry={() => choose(wanted)} />
    </fieldset>
  );
}
