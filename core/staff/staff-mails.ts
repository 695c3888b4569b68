import type { StaffRole } from '#shared/access.ts';
import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { invitationPath } from '#shared/staff-invitation.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

/** The invitation names no one, because its reader may be a stranger. */
export function staffInvitationMail(
  settings: Settings,
  { token, role, language }: { token: string; role: StaffRole; language: Language },
): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.staffInvitationSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting('') },
      { kind: 'paragraph', text: t.staffInvitation(settings.name, staffRoleMessages[language][role]) },
      {
        kind: 'link',
        text: t.staffInvitationLink,
        address: `${settings.publicUrl}${invitationPath(token, language)}`,
      },
      { kind: 'paragraph', text: t.staffInvitationValidity },
      { kind: 'note', text: t.staffInvitationUnknown },
    ],
  });
}

type Joined = { name: string; email: string; role: StaffRole; language: Language };

/** Notifies every owner, in case the link was in the wrong hands. */
export function staffJoinedMail(settings: Settings, { name, email, role, language }: Joined): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.staffJoinedSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting('') },
      { kind: 'paragraph', text: t.staffJoined(`${name} (${email})`, staffRoleMessages[language][role]) },
      { kind: 'paragraph', text: t.staffJoinedUnknown },
      {
        kind: 'link',
        text: t.staffPage,
        address: `${settings.publicUrl}${inLanguage('/dashboard/staff', language)}`,
      },
    ],
  });
}
