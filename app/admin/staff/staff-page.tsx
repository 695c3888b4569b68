import { useState } from 'react';
import { staffRoles } from '#shared/access.ts';
import type { InvitationView, StaffMemberView } from '#shared/contract/staff.ts';
import { formatDay, formatMoment } from '#shared/formats/dates.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { staffMessages } from '../../messages/staff-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Badge } from '../../ui/labels/badge.tsx';
import { Plus } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { mailLink } from '../mail-link.ts';
import { PhoneLink } from '../phone-link.tsx';
import type { Route } from './+types/staff-page';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

export const meta = privateMeta(staffMessages, ({ title }) => title);

export const clientLoader = adminLoader((_asked, options) => api.staff.list({}, options));

/** The staff of the shop; for owners only. */
export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(staffMessages);
  const staff = useLoaded(loaderData);
  useReloadOnReturn();
  const [isInviting, setInviting] = useState(false);
  const [toChange, setToChange] = useState<StaffMemberView>();
  const [toRemove, setToRemove] = useState<StaffMemberView>();
  const [toDrop, setToDrop] = useState<StaffMemberView>();
  const factor = useMessages(secondFactorMessages);

  async function remove({ id }: StaffMemberView): Promise<void> {
    const { message } = await api.staff.remove({ id });
    notify.success(message);
    setToRemove(undefined);
    await staff.reload();
  }

  return (
    <AdminPage
      title={texts.title}
      action={
        <Button icon={<Plus />} onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      }
    >
      <p className="admin-page__intro">{texts.intro}</p>
      <LoadedPart loaded={staff} placeholders={2} isKept>
        {({ data: { members, invitations } }) => (
          <div className="stack gap-5">
            <ul className="stack gap-3">
              {members.map((member) => (
                <li key={member.id}>
                  <Member
                    member={member}
                    onChange={() => setToChange(member)}
                    onDrop={() => setToDrop(member)}
                    onRemove={() => setToRemove(member)}
                  />
                </li>
              ))}
            </ul>
            {members.length === 1 && invitations.length === 0 && <p className="muted">{texts.alone}</p>}
            {invitations.length > 0 && <Invitations invitations={invitations} onChanged={staff.reload} />}
          </div>
        )}
      </LoadedPart>
      <InviteDialog
        open={isInviting}
        onClose={() => setInviting(false)}
        onInvited={() => void staff.reload()}
      />
      <ChangeRoleDialog member={toChange} onClose={() => setToChange(undefined)} onChanged={staff.reload} />
      <ConfirmDialog
        open={toRemove !== undefined}
        onClose={() => setToRemove(undefined)}
        title={texts.remove}
        question={
          <>
            <p>{texts.removeQuestion(toRemove?.name ?? '')}</p>
            {toRemove?.role === 'RIDER' && <p>{texts.removeRider}</p>}
          </>
        }
        confirmLabel={texts.remove}
        confirm={async () => {
          if (toRemove) await remove(toRemove);
        }}
      />
      <ConfirmDialog
        open={toDrop !== undefined}
        onClose={() => setToDrop(undefined)}
        title={factor.drop}
        question={factor.dropQuestion(toDrop?.name ?? '')}
        confirmLabel={factor.turnOff}
        confirm={async () => {
          if (toDrop) notify.success((await api.staff.dropSecondFactor({ id: toDrop.id })).message);
          setToDrop(undefined);
          await staff.reload();
        }}
      />
    </AdminPage>
  );
}

type MemberProps = {
  member: StaffMemberView;
  onChange: () => void;
  onDrop: () => void;
  onRemove: () => void;
};

function Member({ member, onChange, onDrop, onRemove }: MemberProps) {
  const language = useLanguage();
  const texts = staffMessages[language];
  const { name, email, mobile, role, since, lastSeenAt, hasSecondFactor, isYou } = member;
  const factor = secondFactorMessages[language];
  return (
    <AdminRow
      label={name}
      title={
        <>
          {name} {isYou && <span className="muted">({texts.you})</span>}{' '}
          <Badge tone={role === 'OWNER' ? 'primary' : 'neutral'}>{staffRoleMessages[language][role]}</Badge>{' '}
          {hasSecondFactor && <Badge tone="success">{factor.has}</Badge>}
        </>
      }
      words={
        <>
          <p className="cluster gap-2 anywhere">
            {email !== '' && (
              <a className="tap" href={mailLink(email)}>
                {email}
              </a>
            )}
            {mobile !== '' && <PhoneLink phone={mobile} />}
          </p>
          <p className="muted">
            {texts.since(formatDay(since, language))} ·{' '}
            {lastSeenAt === null ? texts.neverSeen : texts.lastSeen(formatMoment(lastSeenAt, language))}
          </p>
        </>
      }
      actions={
        !isYou && (
          <>
            {role !== 'RIDER' && (
              <Button variant="outline" aria-label={texts.changeRoleOf(name)} onClick={onChange}>
                {texts.changeRole}
              </Button>
            )}
            {hasSecondFactor && (
              <Button variant="quiet" aria-label={factor.dropNamed(name)} onClick={onDrop}>
                {factor.drop}
              </Button>
            )}
            <Button variant="quiet" aria-label={texts.removeNamed(name)} onClick={onRemove}>
              {texts.remove}
            </Button>
          </>
        )
      }
    />
  );
}

type ChangeRoleDialogProps = {
  member: StaffMemberView | undefined;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

function ChangeRoleDialog({ member, onClose, onChanged }: ChangeRoleDialogProps) {
  const texts = useMessages(staffMessages);
  return (
    <ActionDialog
      subject={member}
      onClose={onClose}
      title={texts.changeRoleOf(member?.name ?? '')}
      send={async (typed, { id, role: shown }) => {
        const role = officeRoles.find((known) => known === typed('role'));
        try {
          return await api.staff.changeRole({ id, shown, role: role ?? 'ORDERS' });
        } finally {
          await onChanged();
        }
      }}
      submitLabel={texts.save}
      readyWhen="chosen"
    >
      {({ role }) => <RoleChoice roles={officeRoles} chosen={role} />}
    </ActionDialog>
  );
}

/** Riders join by an invitation, which names their number. */
const officeRoles = staffRoles.filter((role) => role !== 'RIDER');

type InvitationsProps = { invitations: readonly InvitationView[]; onChanged: () => Promise<void> };

function Invitations({ invitations, onChanged }: InvitationsProps) {
  const language = useLanguage();
  const texts = staffMessages[language];
  return (
    <section className="stack gap-3" aria-label={texts.openInvitations}>
      <h2 className="small-heading">{texts.openInvitations}</h2>
      <ul className="stack gap-3">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Invitation invitation={invitation} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation({
  invitation: { id, role, contact, expiresAt },
  onChanged,
}: {
  invitation: InvitationView;
  onChanged: () => Promise<void>;
}) {
  const language = useLanguage();
  const texts = staffMessages[language];
  const { act, isBusy } = useAction();
  const shown = contact.includes('@') ? contact : formatPhone(contact);
  const withdraw = () => act(() => api.staff.withdraw({ id }).finally(onChanged));
  return (
    <AdminRow
      level={3}
      label={shown}
      title={
        <span className="anywhere">
          {shown} <Badge>{staffRoleMessages[language][role]}</Badge>
        </span>
      }
      words={<p className="muted">{texts.validUntil(formatMoment(expiresAt, language))}</p>}
      actions={
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={texts.withdrawNamed(shown)}
          onClick={() => void withdraw()}
        >
          {texts.withdraw}
        </Button>
      }
    />
  );
}
