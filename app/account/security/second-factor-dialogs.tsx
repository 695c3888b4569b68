import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { api } from '../../state/api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** What the authenticator app is given: the key, and the same as a picture to scan. */
export type Started = { secret: string; picture: string };

type StepProps<Done> = { isOpen: boolean; onClose: () => void; onDone: (done: Done) => unknown };

/** The first step of turning on: the password. */
export function PasswordDialog({ isOpen, onClose, onDone }: StepProps<Started>) {
  const texts = useMessages(secondFactorMessages);
  return (
    <ActionDialog
      subject={isOpen || undefined}
      onClose={onClose}
      title={texts.turnOn}
      required={['password']}
      send={async (typed) => (await api.secondFactor.start({ password: typed('password') })).data}
      onDone={onDone}
      submitLabel={texts.next}
    >
      {() => <PresentPassword />}
    </ActionDialog>
  );
}

type ScanDialogProps = {
  /** The dialog is open while this is set. */
  started: Started | undefined;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => unknown;
};

/** The second step: the app reads the key, and shows its first code. */
export function ScanDialog({ started, onClose, onDone }: ScanDialogProps) {
  const texts = useMessages(secondFactorMessages);
  return (
    <ActionDialog
      subject={started}
      onClose={onClose}
      title={texts.turnOn}
      required={['code']}
      send={async (typed) => api.secondFactor.confirm({ code: typed('code') })}
      onDone={({ data }) => onDone(data.recoveryCodes)}
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
  );
}

export function NewCodesDialog({ isOpen, onClose, onDone }: StepProps<readonly string[]>) {
  const texts = useMessages(secondFactorMessages);
  return (
    <ActionDialog
      subject={isOpen || undefined}
      onClose={onClose}
      title={texts.newCodes}
      required={['code']}
      send={async (typed) => api.secondFactor.renewCodes({ code: typed('code') })}
      onDone={({ data }) => onDone(data.recoveryCodes)}
      submitLabel={texts.newCodes}
    >
      {() => <AnyCodeField />}
    </ActionDialog>
  );
}

export function TurnOffDialog({ isOpen, onClose, onDone }: StepProps<unknown>) {
  const texts = useMessages(secondFactorMessages);
  return (
    <ActionDialog
      subject={isOpen || undefined}
      onClose={onClose}
      title={texts.turnOff}
      required={['password', 'code']}
      send={async (typed) => api.secondFactor.turnOff({ password: typed('password'), code: typed('code') })}
      onDone={onDone}
      submitLabel={texts.turnOff}
      isDanger
    >
      {() => (
        <>
          <PresentPassword />
          <AnyCodeField />
        </>
      )}
    </ActionDialog>
  );
}

type CodesDialogProps = { codes: readonly string[] | undefined; onClose: () => void };

/** Shows the recovery codes, this once. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const texts = useMessages(secondFactorMessages);
  return (
    <Dialog open={codes !== undefined} onClose={onClose} title={texts.codesTitle} size="narrow">
      <div className="stack">
        <p>{texts.codesText}</p>
        <ul className="second-factor__codes figures">
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button wide onClick={onClose}>
          {texts.kept}
        </Button>
      </div>
    </Dialog>
  );
}

function PresentPassword() {
  const texts = useMessages(secondFactorMessages);
  return (
    <PasswordField
      label={texts.password}
      name="password"
      autoComplete="current-password"
      required
      holds="presentPassword"
    />
  );
}

/** A code of the app or a recovery code. */
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
