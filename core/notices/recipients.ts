import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import { type NoticeKind, noticeKinds } from '#shared/notices.ts';
import type { SettingValues } from '#shared/settings.ts';
import { parsePhone } from '../addresses/phone.ts';
import { takesSms } from '../sms/takes-sms.ts';
import { kindsHeard } from './muted-kinds.ts';

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

type Kinds = { kinds: NoticeKind[] };
export type Recipients = {
  mails: (Kinds & { email: string; language: Language })[];
  phones: (Kinds & { phone: string })[];
  /** The language of SMS to a number. */
  language: Language;
};

/** The e-mail addresses of the settings, or else the owners' own, and the numbers of the settings that SMS reach, with their kinds. */
export async function listRecipients(db: Database, wanted: SettingValues): Promise<Recipients> {
  const staff = await listReachable(db);
  const owners = staff.filter(({ role }) => role === 'OWNER');
  const language = owners[0]?.language ?? 'fr';
  const typed = listed(wanted.noticeMails).map((email) => ({ email, language }));
  const byMail = noticeKinds.filter((kind) => wanted[mailSwitch[kind]]);
  const bySms = noticeKinds.filter((kind) => wanted[textSwitch[kind]]);
  const mails = (typed.length > 0 ? typed : owners).map(({ email, language: own }) => {
    const isTheirs = (person: Reachable) => person.email.toLowerCase() === email.toLowerCase();
    return { email, language: own, kinds: heardBy(staff.filter(isTheirs), byMail) };
  });
  const phones = listed(wanted.noticePhones)
    .flatMap((text) => parsePhone(text) ?? [])
    .filter(takesSms)
    .map((phone) => {
      const isTheirs = ({ mobile }: Reachable) => parsePhone(mobile) === phone;
      return { phone, kinds: heardBy(staff.filter(isTheirs), bySms) };
    });
  return { mails, phones, language };
}

type Reachable = Awaited<ReturnType<typeof listReachable>>[number];

/** The kinds for an address: if it belongs to staff, only what they are allowed to get; otherwise all. */
function heardBy(people: readonly Reachable[], sent: NoticeKind[]): NoticeKind[] {
  if (people.length === 0) return sent;
  const heard = people.flatMap(({ role, muted }) => kindsHeard(role, muted));
  return sent.filter((kind) => heard.includes(kind));
}

function listReachable(db: Database) {
  return db
    .selectFrom('users')
    .leftJoin('mutedNotices', 'mutedNotices.userId', 'users.id')
    .select(['email', 'mobile', 'language', 'role', 'mutedNotices.kinds as muted'])
    .where('role', '!=', 'USER')
    .where('status', '=', 'Active')
    .orderBy('createdAt')
    .execute();
}

function listed(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
