import { useState } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import { nameIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { client } from '../state/client.ts';
import { notify } from '../ui/feedback/notify.ts';
import type { Choice } from './choice-chips.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { MoveOffer } from './move-offer.tsx';

interface DeleteDialogProps {
  /** The dialog is open while this is set. */
  doomed: Choice | undefined;
  onClose: () => void;
  question: string;
  /** The choices to which its products may be moved. */
  others: readonly Choice[];
  /** Deletes it and returns the server's message. */
  remove: (id: string) => Promise<string>;
  move: (id: string, to: string) => Promise<unknown>;
}

type Use = { id: string; text: string };

/** Deletes a category or a sub-category; for one in use it shows the number of its products, which can be moved first. */
export function DeleteDialog({ doomed, onClose, question, others, remove, move }: DeleteDialogProps) {
  const texts = useMessages(adminMessages);
  const language = useLanguage();
  const [shownUse, setShownUse] = useState<Use>();
  const [target, setTarget] = useState('');
  const [isTargetMissing, setTargetMissing] = useState(false);
  // An answer may come after its dialog was closed and opened for something else.
  const use = shownUse?.id === doomed?._id ? shownUse?.text : undefined;

  function close(): void {
    setShownUse(undefined);
    setTarget('');
    setTargetMissing(false);
    onClose();
  }

  async function deleteOrTellUse(id: string): Promise<void> {
    try {
      notify.success(await remove(id));
    } catch (failure) {
      const { code, message, status } = apiErrorIn(failure);
      if (code.endsWith('_IN_USE')) return setShownUse({ id, text: message });
      // Someone else was faster: what is gone cannot stay on the screen.
      if (status !== 404) throw failure;
      notify.error(message);
    }
    close();
    await client.catalogue.load();
  }

  async function confirm(): Promise<void> {
    if (doomed === undefined) return;
    if (use !== undefined) {
      if (target === '') return setTargetMissing(true);
      await move(doomed._id, target);
    }
    await deleteOrTellUse(doomed._id);
  }

  return (
    <ConfirmDialog
      open={doomed !== undefined}
      onClose={close}
      question={
        use === undefined ? (
          <p>
            <strong>{doomed && nameIn(language, doomed)}</strong>
            <br />
            {question}
          </p>
        ) : (
          <MoveOffer
            use={use}
            others={others.filter(({ _id }) => _id !== doomed?._id)}
            target={target}
            onChoose={setTarget}
            error={isTargetMissing && target === '' ? texts.chooseTarget : undefined}
          />
        )
      }
      confirmLabel={use === undefined ? texts.confirm : texts.moveAndDelete}
      confirm={confirm}
    />
  );
}
