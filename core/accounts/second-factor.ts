import { renderSVG } from 'uqr';
import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { findCheckedHash } from './check-password.ts';
import type { CurrentUser } from './current-user.ts';
import { endSessions } from './end-sessions.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import {
  type CodeRefusal,
  hasSecondFactor,
  takeAppCode,
  takeSecondFactorCode,
} from './second-factor-codes.ts';
import { mailSecondFactorNews } from './second-factor-news.ts';
import { newTotpSecret, seal, totpAddress } from './totp.ts';

type Keys = Pick<Store, 'db' | 'clock' | 'authSecret'>;
type Mailing = Pick<Store, 'settings'>;

export type SecondFactorState = { isOn: boolean; recoveryCodesLeft: number };

export async function getSecondFactor(db: Database, userId: string): Promise<SecondFactorState> {
  const isOn = await hasSecondFactor(db, userId);
  const left = await countRecoveryCodes(db, userId);
  return { isOn, recoveryCodesLeft: isOn ? left : 0 };
}

/** Makes a new secret for the app; no code is required until a first one was typed. */
export async function startSecondFactor(
  store: Keys & Mailing,
  user: CurrentUser,
  password: string,
): Promise<
  Outcome<{ secret: string; address: string; picture: string }, 'INVALID_FIELDS' | 'SECOND_FACTOR_ON'>
> {
  if ((await findCheckedHash(store, user, password)) === undefined) {
    return refuse('INVALID_FIELDS', { fields: { password: 'passwordWrong' } });
  }
  const secret = newTotpSecret();
  const address = totpAddress(secret, { shop: store.settings.name, account: user.email });
  return transaction(store.db, async (tx) => {
    if (await hasSecondFactor(tx, user.id)) return refuse('SECOND_FACTOR_ON');
    const kept = { sealedSecret: seal(secret, store.authSecret), createdAt: store.clock.now(), lastStep: 0 };
    await tx
      .insertInto('secondFactors')
      .values({ userId: user.id, ...kept })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet(kept).where('secondFactors.confirmedAt', 'is', null),
      )
      .execute();
    return succeed({ secret, address, picture: renderSVG(address, { border: 2 }) });
  });
}

/**
 * Confirms the factor by a first code of the app: from now on each login requires one. Other devices have to log in
 * again.
 */
export function confirmSecondFactor(
  store: Keys & Mailing,
  user: CurrentUser,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }, 'SECOND_FACTOR_WRONG' | 'SECOND_FACTOR_ON'>> {
  return transaction(store.db, async (tx) => {
    if (await hasSecondFactor(tx, user.id)) return refuse('SECOND_FACTOR_ON');
    if (!(await takeAppCode(tx, store, { userId: user.id, code }))) return refuse('SECOND_FACTOR_WRONG');
    const now = store.clock.now();
    const { numUpdatedRows } = await tx
      .updateTable('secondFactors')
      .set({ confirmedAt: now })
      .where('userId', '=', user.id)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse('SECOND_FACTOR_ON');
    await endSessions({ db: tx, clock: store.clock }, user.id, { except: user.sessionId });
    await recordSwitch(store, tx, { actorId: user.id, userId: user.id, isOn: true, at: now });
    return succeed({ recoveryCodes: await renewRecoveryCodes(tx, user.id) });
  });
}

/** Replaces the recovery codes. */
export async function renewCodes(
  store: Keys & Mailing,
  user: CurrentUser,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }, CodeRefusal>> {
  const taken = await takeSecondFactorCode(store, { userId: user.id, code, triedBy: user.sessionId });
  if (!taken.ok) return taken;
  return transaction(store.db, async (tx) => {
    const recoveryCodes = await renewRecoveryCodes(tx, user.id);
    const news = { userId: user.id, news: 'new recovery codes', at: store.clock.now() } as const;
    await mailSecondFactorNews(store, tx, news);
    return succeed({ recoveryCodes });
  });
}

/** Turns the second factor off, to set up another phone, or for good if the role does not require one. */
export async function turnSecondFactorOff(
  store: Keys & Mailing,
  user: CurrentUser,
  { password, code }: { password: string; code: string },
): Promise<Outcome<undefined, CodeRefusal | 'INVALID_FIELDS'>> {
  if ((await findCheckedHash(store, user, password)) === undefined) {
    return refuse('INVALID_FIELDS', { fields: { password: 'passwordWrong' } });
  }
  const taken = await takeSecondFactorCode(store, { userId: user.id, code, triedBy: user.sessionId });
  if (!taken.ok) return taken;
  return transaction(store.db, async (tx) => {
    await dropSecondFactor(store, tx, { actorId: user.id, userId: user.id, at: store.clock.now() });
    return succeed();
  });
}

/** Drops the second factor if it was confirmed at or after this time. */
export async function dropSecondFactorSince(
  store: Mailing,
  tx: Transaction,
  { since, ...dropped }: Dropped & { since: Date },
): Promise<void> {
  const later = await tx
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', dropped.userId)
    .where('confirmedAt', '>=', since)
    .executeTakeFirst();
  if (later) await dropSecondFactor(store, tx, dropped);
}

type Dropped = { actorId: string; userId: string; at: Date };

/** Drops the second factor, because the phone is lost or another one takes over. */
export async function dropSecondFactor(
  store: Mailing,
  tx: Transaction,
  { actorId, userId, at }: Dropped,
): Promise<boolean> {
  const dropped = await tx.deleteFrom('secondFactors').where('userId', '=', userId).executeTakeFirst();
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  if (dropped.numDeletedRows === 0n) return false;
  await recordSwitch(store, tx, { actorId, userId, isOn: false, at });
  return true;
}

/** Records the switch and mails the account's owner: another person may have made it. */
async function recordSwitch(
  store: Mailing,
  tx: Transaction,
  { actorId, userId, isOn, at }: Dropped & { isOn: boolean },
): Promise<void> {
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await recordChange(tx, {
    ...{ actorId, kind: 'staff', action: 'changed', at, subjectId: userId, subjectName: name },
    ...{ before: { secondFactor: !isOn }, after: { secondFactor: isOn } },
  });
  await mailSecondFactorNews(store, tx, { userId, news: isOn ? 'switched on' : 'switched off', at });
}
