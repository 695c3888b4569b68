import { useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';

type Step = 'password' | 'renew' | 'off';
type Started = { secret: string; picture: string };

const ask = async (options: CallOptions) => (await api.secondFactor.get({}, options)).data;

/** Switching the second code on and off, and its recovery codes. Turned on, it ends the sessions elsewhere. */
export function SecondFactor({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const texts = useMessages(secondFactorMessages);
  const { answer: state, failure, reload } = useAnswer(ask);
  const [step, setStep] = useState<Step>();
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (failure) return <ErrorState title={texts.title} text={failure.message} onRetry={() => void reload()} />;
  if (!state) return <Spinner />;

  const close = () => setStep(undefined);
  const finish = async (made?: readonly string[]) => {
    setStarted(undefined);
    setCodes(made);
    await Promise.all([reload(), client.session.loadUser(), onChanged()]);
  };
  return (
    <>
      <p>{texts.text}</p>
      {state.isOn ? (
        <>
          <p className="cluster gap-2">
            <Badge tone="success">{texts.on}</Badge> {texts.left(state.recoveryCodesLeft)}
          </p>
          <p className="muted">{texts.turnOffText}</p>
          <div className="cluster">
            <Button variant="outline" onClick={() => setStep('renew')}>
              {texts.newCodes}
            </Button>
            <Button variant="quiet" onClick={() => setStep('off')}>
              {texts.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => setStep('password')}>{texts.turnOn}</Button>
      )}
      <ActionDialog
        subject={step === 'password' ? step : undefined}
        onClose={close}
        title={texts.turnOn}
        required={['password']}
        send={async (typed) => (await api.secondFactor.start({ password: typed('password') })).data}
        onDone={(made) => setStarted(made)}
        submitLabel={texts.next}
      >
        {() => (
          <PasswordField
            label={texts.password}
            name="password"
            autoComplete="current-password"
            required
            holds="presentPassword"
          />
        )}
      </ActionDialog>
      <ActionDialog
        subject={started}
        onClose={() => setStarted(undefined)}
        title={texts.turnOn}
        required={['code']}
        send={async (typed) => api.secondFactor.confirm({ code: typed('code') })}
        onDone={({ data }) => finish(data.recoveryCodes)}
        submitLabel={texts.save}
      >
        {({ secret, picture }) => (
          <>
            <p>{texts.scan}</p>
            <img
              className="second-factor__picture"
              src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
              alt={texts.picture}
            />
            <p>
              {texts.key}
              <br />
              <strong className="figures">{secret.match(/.{4}/g)?.join(' ') ?? secret}</strong>
            </p>
            <TextField
              label={texts.code}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={7}
            />
          </>
        )}
      </ActionDialog>
      <ActionDialog
        subject={step === 'renew' ? step : undefined}
        onClose={close}
        title={texts.newCodes}
        required={['code']}
        send={async (typed) => api.secondFactor.renewCodes({ code: typed('code') })}
        onDone={({ data }) => finish(data.recoveryCodes)}
        submitLabel={texts.newCodes}
      >
        {() => <AnyCodeField />}
      </ActionDialog>
      <ActionDialog
        subject={step === 'off' ? step : undefined}
        onClose={close}
        title={texts.turnOff}
        required={['password', 'code']}
        send={async (typed) => api.secondFactor.turnOff({ password: typed('password'), code: typed('code') })}
        onDone={() => finish()}
        submitLabel={texts.turnOff}
        isDanger
      >
        {() => (
          <>
            <PasswordField
              label={texts.password}
              name="password"
              autoComplete="current-password"
              required
              holds="presentPassword"
            />
            <AnyCodeField />
          </>
        )}
      </ActionDialog>
      <Dialog
        open={codes !== undefined}
        onClose={() => setCodes(undefined)}
        title={texts.codesTitle}
        size="narrow"
      >
        <div className="stack">
          <p>{texts.codesText}</p>
          <ul className="second-factor__codes figures">
            {codes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button wide onClick={() => setCodes(undefined)}>
            {texts.kept}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function AnyCodeField() {
  const texts = useMessages(secondFactorMessages);
  return (
    <TextField
      label={texts.anyCode}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={40}
    />
  );
}
