import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { ActionDialog } from '../forms/action-dialog.tsx';
import { FrancsField, NoteField } from '../forms/kinds.tsx';
import { useLanguage } from '../language.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Drawer } from '../ui/dialogs/drawer.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { kitWords } from './kit-words.ts';

const paragraphs = Array.from({ length: 12 }, (_, index) => index);

/** Dialogs, a drawer and messages. The call of the third dialog takes a second, and is refused when that is asked for. */
export function KitDialogs() {
  const words = kitWords[useLanguage()];
  const [open, setOpen] = useState<'plain' | 'long' | 'action' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Card title={words.dialogs}>
      <div className="cluster">
        <Button variant="outline" onClick={() => setOpen('plain')}>
          {words.openDialog}
        </Button>
        <Button variant="outline" onClick={() => setOpen('long')}>
          {words.openLong}
        </Button>
        <Button variant="outline" onClick={() => setOpen('action')}>
          {words.openAction}
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          {words.drawer}
        </Button>
        <Button variant="outline" onClick={() => notify.success(words.saidYes)}>
          {words.saidYes}
        </Button>
        <Button variant="outline" onClick={() => notify.error(words.saidNo)}>
          {words.saidNo}
        </Button>
      </div>
      <Dialog
        open={open === 'plain' || open === 'long'}
        onClose={close}
        title={open === 'long' ? words.long : words.openDialog}
        size={open === 'long' ? 'wide' : 'narrow'}
        footer={<Button onClick={close}>{words.save}</Button>}
      >
        <div className="stack">
          {paragraphs.slice(open === 'long' ? 0 : 11).map((index) => (
            <p key={index}>{words.layoutText}</p>
          ))}
        </div>
      </Dialog>
      <ActionDialog
        subject={open === 'action' ? words : undefined}
        onClose={close}
        title={words.openAction}
        required={['note']}
        send={async (typed) => {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          if (typed('refuse') === 'on') {
            const { amount } = words.mistakes;
            throw new ApiError(400, { message: amount, fields: { amount } });
          }
          return { message: words.saidYes };
        }}
        submitLabel={words.save}
      >
        {() => (
          <>
            <p>{words.question}</p>
            <FrancsField label={words.amount} defaultValue={7500} />
            <NoteField label={words.note} required />
            <CheckboxField label={words.refuse} name="refuse" />
          </>
        )}
      </ActionDialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title={words.drawer}
        footer={
          <Button wide onClick={close}>
            {words.save}
          </Button>
        }
      >
        {words.layoutText}
      </Drawer>
    </Card>
  );
}
