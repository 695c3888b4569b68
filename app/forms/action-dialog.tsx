import { type ReactNode, useState } from 'react';
import { useLanguage } from '../language.ts';
import { FormFailure } from '../offline/form-failure.tsx';
import { newLocalId } from '../state/browser.ts';
import type { FieldErrors } from '../state/use-field-errors.ts';
import { type Typed, useFormCall } from '../state/use-form-call.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog, type DialogProps } from '../ui/dialogs/dialog.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../ui/fields/form.tsx';
import { missingIn } from './missing-fields.ts';
import { forgetTyped, keepTyped, readTyped } from './typed-form.ts';

export interface ActionDialogProps<Subject, Answer extends object>
  extends Pick<DialogProps, 'onClose' | 'title' | 'size'> {
  /** What the dialog is about; it is open while there is one. */
  subject: Subject | undefined;
  /** Fields that must hold something. */
  required?: readonly string[];
  /** Further mistakes that can be found before anything is sent. */
  check?: (typed: Typed<string>, subject: Subject) => FieldErrors;
  /** `attempt` has one key for each opening: a call that is sent again after a lost answer changes nothing twice. */
  send: (typed: Typed<string>, subject: Subject, attempt: { idempotencyKey: string }) => Promise<Answer>;
  /** Called once the answer's message, if it has one, was shown and the dialog was closed. */
  onDone?: (answer: Answer) => unknown;
  submitLabel: ReactNode;
  /** What the button waits for: every required field, or only what is required of radios and lists. */
  readyWhen?: 'filled' | 'chosen';
  /**
   * Keeps what is typed under this name, so that it is there again after a reload or a press beside the dialog. One name for one thing
   * only; never for a password.
   */
  keptAs?: string | undefined;
  /** The text of a second button, which closes the dialog. */
  keepLabel?: string;
  /** The action cannot be undone. */
  isDanger?: boolean;
  /** The action is what the shopper came for; its button is as large as on a page. */
  isCallToAction?: boolean;
  /** `kept` is what was typed before a reload, by the names of the fields. */
  children: (subject: Subject, kept: Readonly<Record<string, string>>) => ReactNode;
}

/**
 * A dialog that asks for what one call needs, and makes the call. It shows a refusal beside the field concerned; a failure of the network is shown
 * beside the button until the form is sent again, not only by a message that passes.
 */
export function ActionDialog<Subject, Answer extends object>({
  subject,
  ...rest
}: ActionDialogProps<Subject, Answer>) {
  const { onClose, title, size = 'narrow' } = rest;
  return (
    <Dialog open={subject !== undefined} onClose={onClose} title={title} size={size}>
      {subject !== undefined && <ActionForm subject={subject} {...rest} />}
    </Dialog>
  );
}

/** Inside the dialog, so that it starts afresh at each opening. */
export function ActionForm<Subject, Answer extends object>({
  subject,
  required = [],
  check,
  send,
  onClose,
  onDone,
  submitLabel,
  readyWhen,
  keptAs,
  keepLabel,
  isDanger = false,
  isCallToAction = false,
  children,
}: ActionDialogProps<Subject, Answer> & { subject: Subject }) {
  const language = useLanguage();
  const [attempt] = useState(() => ({ idempotencyKey: newLocalId() }));
  const [kept] = useState(() => (keptAs === undefined ? {} : readTyped('typedDialog', keptAs)));
  const call = useFormCall<string>({
    check: (typed) => ({ ...missingIn(required, typed, language), ...check?.(typed, subject) }),
    send: async (typed) => {
      const answer = await send(typed, subject, attempt);
      if (keptAs !== undefined) forgetTyped('typedDialog');
      if ('message' in answer && typeof answer.message === 'string') notify.success(answer.message);
      onClose();
      await onDone?.(answer);
    },
  });
  const onInput: typeof call.form.onInput = (event) => {
    call.form.onInput(event);
    if (keptAs !== undefined) keepTyped('typedDialog', event.currentTarget, keptAs);
  };
  return (
    <Form call={{ ...call, form: { ...call.form, onInput } }}>
      {children(subject, kept)}
      <SubmitButton
        wide
        variant={isDanger ? 'danger' : isCallToAction ? 'call-to-action' : 'primary'}
        {...(isCallToAction ? { size: 'large' } : {})}
        disabled={(readyWhen === 'filled' && !call.isFilled) || (readyWhen === 'chosen' && !call.isChosen)}
      >
        {submitLabel}
      </SubmitButton>
      <FormFailure message={call.failure} />
      {keepLabel !== undefined && (
        <Button variant="outline" wide disabled={call.isBusy} onClick={onClose}>
          {keepLabel}
        </Button>
      )}
    </Form>
  );
}
