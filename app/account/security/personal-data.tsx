import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type RefusedWith, refusedWith } from '#shared/refused-with.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { personalDataMessages } from '../../messages/personal-data-messages.ts';
import { PressFailure } from '../../offline/press-failure.tsx';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { saveFile } from '../../state/save-file.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useHasPassword } from './use-has-password.ts';

/** A copy of what the shop keeps about the person, and the deletion of the account (Law 2024/017). */
export function PersonalData() {
  const texts = useMessages(personalDataMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const hasPassword = useHasPassword();
  const { act, isBusy, failure } = useAction();
  const [isEnding, setEnding] = useState(false);
  // The account is kept because of an order with something under way. The dialog says so until it is closed or sent again.
  const [kept, setKept] = useState<RefusedWith<'ORDERS_OPEN'>>();
  const save = () =>
    act(async () => {
      const { fileName, content } = await api.personalData.export({});
      saveFile(new File([content], fileName, { type: 'application/json' }));
      return {};
    });
  return (
    <div className="stack">
      <p className="muted">{texts.copyText}</p>
      <Button variant="outline" busy={isBusy} onClick={() => void save()}>
        {texts.copy}
      </Button>
      <PressFailure message={failure?.message} onRetry={save} />
      <p className="muted">{texts.deleteText}</p>
      <Button variant="quiet" onClick={() => setEnding(true)}>
        {texts.delete}
      </Button>
      <ActionDialog
        subject={isEnding || undefined}
        onClose={() => {
          setEnding(false);
          setKept(undefined);
        }}
        title={texts.deleteTitle}
        required={hasPassword ? ['password'] : []}
        send={async (typed) => {
          const password = typed('password');
          const end = () => api.personalData.deleteAccount(password === '' ? {} : { password });
          setKept(undefined);
          try {
            return { message: await client.session.leave(end) };
          } catch (failure) {
            setKept(refusedWith(failure, 'ORDERS_OPEN'));
            throw failure;
          }
        }}
        onDone={() => navigate(localPath('/'))}
        submitLabel={texts.deleteForGood}
        keepLabel={texts.keep}
        isDanger
      >
        {() => (
          <>
            <p>{texts.deleteQuestion}</p>
            {hasPassword && (
              <PasswordField
                label={texts.password}
                name="password"
                autoComplete="current-password"
                required
                holds="presentPassword"
              />
            )}
            {kept && (
              <div className="note note--danger stack gap-2" role="alert">
                <p>{kept.message}</p>
                <LocalLink to={`/track/${kept.facts.trackingToken}`} className="tap">
                  {texts.seeOrder(kept.facts.orderNumber)}
                </LocalLink>
              </div>
            )}
          </>
        )}
      </ActionDialog>
    </div>
  );
}
