import { useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { useMessages } from '../../language.ts';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import {
  CodesDialog,
  NewCodesDialog,
  PasswordDialog,
  ScanDialog,
  type Started,
  TurnOffDialog,
} from './second-factor-dialogs.tsx';

type Step = 'password' | 'renew' | 'off';

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
      <PasswordDialog isOpen={step === 'password'} onClose={close} onDone={setStarted} />
      <ScanDialog started={started} onClose={() => setStarted(undefined)} onDone={finish} />
      <NewCodesDialog isOpen={step === 'renew'} onClose={close} onDone={finish} />
      <TurnOffDialog isOpen={step === 'off'} onClose={close} onDone={() => finish()} />
      <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </>
  );
}
