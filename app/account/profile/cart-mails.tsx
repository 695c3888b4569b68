import { useCallback, useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { useMessages } from '../../language.ts';
import { cartMailMessages } from '../../messages/cart-mail-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { api } from '../../state/api.ts';
import { useAction } from '../../state/use-action.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';

/** Whether the shop may send mails about a cart that was left: off until the shopper agrees. */
export function CartMails() {
  const texts = useMessages(cartMailMessages);
  const ask = useCallback((options: CallOptions) => api.cartMails.get({}, options), []);
  const { answer, failure, isLoading, reload } = useAnswer(ask);
  const [wanted, setWanted] = useState(false);
  const { act, isBusy, failure: unsent } = useAction();
  if (failure) {
    return <ErrorState title={texts.title} retrying={isLoading} onRetry={() => void reload()} />;
  }
  const state = answer?.data.state;
  const change = (isWanted: boolean) => {
    setWanted(isWanted);
    return act(async () => {
      const set = await api.cartMails.set({ isWanted });
      await reload();
      return set;
    });
  };
  return (
    <section className="stack gap-2" aria-labelledby="cart-mails">
      <h2 id="cart-mails">{texts.title}</h2>
      <CheckboxField
        label={texts.consent}
        help={state === 'waiting' ? texts.waiting : texts.help}
        checked={state === 'on' || state === 'waiting'}
        disabled={state === undefined || isBusy}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <PressFailure message={unsent?.message} onRetry={() => change(wanted)} />
    </section>
  );
}
