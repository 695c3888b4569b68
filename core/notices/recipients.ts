import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import { type NoticeKind, noticeKinds } from '#shared/notices.ts';
import type { SettingValues } from '#shared/settings.ts';
import { parsePhone } from '../addresses/phone.ts';
import { takesSms } from '../sms/takes-sms.ts';

const mailSwitch = {
  order: 'mailsOrders',
  issue: 'mailsIssues',
  message: 'mailsMessages',
  stock: 'mailsLowStock',
} as const satisfies Record<NoticeKind, keyof SettingValues>;

const textSwitch = {
  order: 'textsOrders',
  issue: 'textsIssues',
  message: 'textsMessages',
  stock: 'textsLowStock',
} as const satisfies Record<NoticeKind, keyof SettingValues>;

/** The kinds that are sent by mail. */
export function kindsByMail(wanted: SettingValues): NoticeKind[] {
  return noticeKinds.filter((kind) => wanted[mailSwitch[kind]]);
}

/** The kinds that are sent by SMS. */
export function kindsBySms(wanted: SettingValues): NoticeKind[] {
  return noticeKinds.filter((kind) => wanted[textSwitch[kind]]);
}

type MailRecipient = { email: string; language: Language };

/** The addresses of the settings, or the owners' own. */
export async function listMailRecipients(
  db: Database,
  wanted: SettingValues,
): Promise<{ recipients: MailRecipient[]; language: Language }> {
  const owners = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', '=', 'OWNER')
    .where('status', '=', 'Active')
    .orderBy('createdAt')
    .execute();
  const language = owners[0]?.language ?? 'fr';
  const typed = listed(wanted.noticeMails).map((email) => ({ email, language }));
  return { recipients: typed.length > 0 ? typed : owners, language };
}

/** The numbers of the settings that an SMS reaches. */
export function listSmsRecipients(wanted: SettingValues): string[] {
  return listed(wanted.noticePhones)
    .flatMap((text) => parsePhone(text) ?? [])
    .filter(takesSms);
}

function listed(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
