import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Role } from '#shared/access.ts';
import type { AuditAction, AuditChange, AuditKind } from '#shared/audit.ts';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';
import { containsEachWord, type FrenchNamed, findThingsByFrenchName } from './find-things-by-french-name.ts';

export type AuditEntry = {
  id: number;
  at: Date;
  actorName: string;
  /** The person's role at that time; null in entries from before roles. */
  actorRole: Role | null;
  kind: AuditKind;
  action: AuditAction;
  subjectId: string;
  /** Null if it was a shopper's name and the account is gone. */
  subjectName: string | null;
  changes: AuditChange[];
  /** The name that the parts of this entry have as `partOf`; they are shown below it. Null without parts. */
  holds: string | null;
};

export type AuditFilters = {
  search: string;
  actorId?: string | undefined;
  kind?: AuditKind | undefined;
  /** The first and the last day, both included, in Douala's time zone. */
  from?: string | undefined;
  to?: string | undefined;
  /** Lists only the parts of one entry. Without it, parts are listed only in a search. */
  partOf?: string | undefined;
};

/** One page of the log, newest first, after the last entry shown, so that new entries do not shift it. */
export async function listAuditEntries(
  db: Database,
  { after, limit, search, ...filters }: AuditFilters & { after?: number | undefined; limit: number },
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const words: string[] = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  const things = await findThingsByFrenchName(db, words);
  const conditions = conditionsOf({ ...filters, isSearched: search !== '', words, things });
  const found = await db
    .selectFrom('auditEntries as entry')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'entry.subjectId').on('entry.kind', '=', 'customer'),
    )
    .leftJoin('contactMessages as message', (join) =>
      join.onRef('message.id', '=', 'entry.subjectId').on('entry.kind', '=', 'message'),
    )
    .select([
      'entry.id',
      'entry.at',
      'entry.actorName',
      'entry.actorRole',
      'entry.kind',
      'entry.action',
      'entry.subjectId',
      'entry.changes',
      'entry.holds',
    ])
    .select(
      sql<string | null>`coalesce(nullif(entry.subject_name, ''), users.name, message.name)`.as(
        'subjectName',
      ),
    )
    .where((entry) => entry.and(conditions))
    .$if(after !== undefined, (query) => query.where('entry.id', '<', after ?? 0))
    .orderBy('entry.id', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = found.slice(0, limit);
  return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

type Searched = Omit<AuditFilters, 'search'> & {
  isSearched: boolean;
  words: readonly string[];
  things: readonly FrenchNamed[];
};

function conditionsOf({
  isSearched,
  words,
  things,
  actorId,
  kind,
  from,
  to,
  partOf,
}: Searched): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (partOf !== undefined) conditions.push(sql<SqlBool>`entry.part_of = ${partOf}`);
  else if (!isSearched) conditions.push(sql<SqlBool>`entry.part_of is null`);
  if (words.length > 0) conditions.push(containsEachWord(words, things));
  if (actorId !== undefined) conditions.push(sql<SqlBool>`entry.actor_id = ${actorId}`);
  if (kind !== undefined) conditions.push(sql<SqlBool>`entry.kind = ${kind}`);
  if (from !== undefined) conditions.push(sql<SqlBool>`entry.at >= ${startOfShopDay(from)}`);
  if (to !== undefined) conditions.push(sql<SqlBool>`entry.at < ${endOfShopDay(to)}`);
  return conditions;
}

export type AuditActor = { id: string; name: string };

/** Everyone with an entry, by name. The query jumps from person to person in the index instead of reading the log. */
export async function listAuditActors(db: Database): Promise<AuditActor[]> {
  const { rows } = await sql<AuditActor>`
    with recursive actors as (
      (select actor_id from audit_entries order by actor_id limit 1)
      union all
      select (select actor_id from audit_entries where actor_id > actors.actor_id order by actor_id limit 1)
      from actors where actors.actor_id is not null
    )
    select actor_id as id, coalesce(users.name, (
      select actor_name from audit_entries where audit_entries.actor_id = actors.actor_id order by id desc limit 1
    )) as name
    from actors left join users on users.id = actor_id
    where actor_id is not null
    order by lower(name), id
  `.execute(db);
  return rows;
}
