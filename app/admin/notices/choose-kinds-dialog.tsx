import type { HearingView } from '#shared/contract/notice.ts';
import { noticeKindsFor } from '#shared/notices.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { noticeKindMessages, noticePageMessages } from '../../messages/notice-page-messages.ts';
import { api } from '../../state/desk-api.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';

type ChooseKindsDialogProps = {
  /** The dialog is open while this is set. */
  person: HearingView | undefined;
  onClose: () => void;
  onChosen: () => Promise<void>;
};

/** The kinds of notices that an owner lets a staff member get; whether a phone receives them is that person's choice. */
export function ChooseKindsDialog({ person, onClose, onChosen }: ChooseKindsDialogProps) {
  const texts = useMessages(noticePageMessages);
  const names = useMessages(noticeKindMessages);
  return (
    <ActionDialog
      subject={person}
      onClose={onClose}
      title={texts.chooseFor(person?.name ?? '')}
      send={(typed, { id, role }) =>
        api.notice.chooseKinds({ id, kinds: noticeKindsFor(role).filter((kind) => typed(kind) !== '') })
      }
      onDone={onChosen}
      submitLabel={texts.save}
    >
      {({ role, heard, devices }) => (
        <>
          <fieldset className="stack gap-2">
            <legend className="legend">{texts.hearsOf}</legend>
            {noticeKindsFor(role).map((kind) => (
              <CheckboxField
                key={kind}
                name={kind}
                label={names[kind]}
                defaultChecked={heard.includes(kind)}
              />
            ))}
          </fieldset>
          <p className="fine muted">
            {texts.choiceHolds} {devices === 0 ? texts.noDevice : texts.onDevices(devices)}
          </p>
        </>
      )}
    </ActionDialog>
  );
}
