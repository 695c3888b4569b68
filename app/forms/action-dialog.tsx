import type { ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import type { FieldErrors } from '../state/use-field-errors.ts';
import { type Typed, useFormCall } from '../state/use-form-call.ts';
import { Dialog, type DialogProps } from '../ui/dialog.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import { notify } from '../ui/notify.ts';
import { missingIn } from './missing-fields.ts';

interface ActionDialogProps<Subject, Answer extends { message: string }>
  extends Pick<DialogProps, 'onClose' | 'title' | 'size'> {
  /** What it is about; open while there is one. */
  subject: Subject | undefined;
  /** Fields that must hold something. */
  required?: readonly string[];
  /** Further mistakes that are seen before anything is sent. */
  check?: (typed: Typed<string>, subject: Subject) => FieldErrors;
  send: (typed: Typed<string>, subject: Subject) => Promise<Answer>;
  /** The answer's message was shown and the dialog is closed. */
  onDone: (answer: Answer) => unknown;
  submitLabel: ReactNode;
  /** It cannot be taken back. */
  isDanger?: boolean;
  children: (subject: Subject) => ReactNode;
}

/** A dialog that asks for what one call needs and makes it. A refusal stays in it, beside the field that it is about. */
export function ActionDialog<Subject, Answer extends { message: string }>({
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
function ActionForm<Subject, Answer extends { message: string }>({
  subject,
  required = [],
  check,
  send,
  onClose,
  onDone,
  submitLabel,
  isDanger = false,
  children,
}: ActionDialogProps<Subject, Answer> & { subject: Subject }) {
  const language = useLanguage();
  const call = useFormCall<string>({
    check: (typed) => ({ ...missingIn(required, typed, language), ...check?.(typed, subject) }),
    send: async (typed) => {
      const answer = await send(typed, subject);
      notify.success(answer.message);
      onClose();
      await onDone(answer);
    },
  });
  return (
    <Form call={call}>
      {children(subject)}
      <SubmitButton wide variant={isDanger ? 'danger' : 'primary'}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
