import type { Database } from '#db/client.ts';
import { isStaffRole, type StaffRole, staffRoles } from '#shared/access.ts';
import type { NoticeKind } from '#shared/notices.ts';
import { parsePhone } from '../addresses/phone.ts';
import type { Store } from '../store.ts';
import { kindsHeard } from './muted-kinds.ts';
import { listRecipients } from './recipients.ts';

/** The kinds that come by push, by mail and by SMS. */
type Ways = { push: NoticeKind[]; mail: NoticeKind[]; sms: NoticeKind[] };

export type Hearing = {
  id: string;
  name: string;
  role: StaffRole;
  /** The kinds of the role that an owner lets this person get. */
  heard: NoticeKind[];
  ways: Ways;
  /** The number of phones and computers that take notices. */
  devices: number;
  /** The time of the newest notice that could not be delivered to one of the devices so far, or was given up. */
  failedAt: Date | null;
  /** When a device stopped taking notices; null once the person has turned them on again. */
  lostAt: Date | null;
};

/** An address or a number of the settings that belongs to no staff member. */
export type OtherHearing = { contact: string; ways: Ways };

export type WhoHears = { people: Hearing[]; others: OtherHearing[]; quiet: { from: number; until: number } };

/** All staff with the notices that reach them; then the other addresses and numbers of the settings. */
export async function listWhoHears({
  db,
  shopSettings,
  smsSender,
}: Pick<Store, 'db' | 'shopSettings' | 'smsSender'>): Promise<WhoHears> {
  const wanted = await shopSettings.read();
  const staff = await listPeople(db);
  const recipients = await listRecipients(db, wanted);
  const mails = new Map(recipients.mails.map(({ email, kinds }) => [email.toLowerCase(), kinds]));
  const phones = new Map(smsSender ? recipients.phones.map(({ phone, kinds }) => [phone, kinds]) : []);
  const kindsOf = await readKinds(db);
  const people = staff.map(({ email, mobile, devices, muted, ...person }): Hearing => {
    const heard = kindsHeard(person.role, muted);
    const chosen = new Set(kindsOf.get(person.id));
    const ways = {
      push: heard.filter((kind) => chosen.has(kind)),
      mail: take(mails, email.toLowerCase()),
      sms: take(phones, parsePhone(mobile)),
    };
    return { ...person, heard, ways, devices: devices ?? 0 };
  });
  const others = [
    ...[...mails].map(([contact, mail]) => ({ contact, ways: { push: [], mail, sms: [] } })),
    ...[...phones].map(([contact, sms]) => ({ contact, ways: { push: [], mail: [], sms } })),
  ];
  return { people, others, quiet: { from: wanted.quietFrom, until: wanted.quietUntil } };
}

/** Takes the kinds of an address out of the map, so that they are listed only once. */
function take(kindsOf: Map<string, NoticeKind[]>, contact = ''): NoticeKind[] {
  const kinds = kindsOf.get(contact) ?? [];
  kindsOf.delete(contact);
  return kinds;
}

/** All staff, owners first, with the state of their devices. */
async function listPeople(db: Database) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('pushLosses', 'pushLosses.userId', 'users.id')
    .leftJoin('mutedNotices', 'mutedNotices.userId', 'users.id')
    .select([
      'users.id',
      'name',
      'role',
      'email',
      'mobile',
      'pushLosses.at as lostAt',
      'mutedNotices.kinds as muted',
    ])
    .select((user) => [
      user
        .selectFrom('pushDevices')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('pushDevices.userId', '=', 'users.id')
        .as('devices'),
      user
        .selectFrom('pushMessages')
        .innerJoin('pushDevices', 'pushDevices.id', 'pushMessages.deviceId')
        .innerJoin('notices', 'notices.id', 'pushMessages.noticeId')
        .select(({ fn }) => fn.max('notices.createdAt').as('failed'))
        .whereRef('pushDevices.userId', '=', 'users.id')
        .where('pushMessages.lastError', 'is not', null)
        .where('pushMessages.sentAt', 'is', null)
        .as('failedAt'),
    ])
    .where('role', '!=', 'USER')
    .where('status', '=', 'Active')
    .orderBy('name')
    .orderBy('users.id')
    .execute();
  const people = rows.flatMap(({ role, ...row }) => (isStaffRole(role) ? [{ ...row, role }] : []));
  return people.toSorted((a, b) => staffRoles.indexOf(a.role) - staffRoles.indexOf(b.role));
}

/** The kinds that each person's devices want. */
async function readKinds(db: Database): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('pushDevices').select(['userId', 'kinds']).execute();
  const devices = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...devices].map(([id, own]) => [id, own.flatMap(({ kinds }) => kinds)]));
}
