import type { Database } from '#db/client.ts';
import { readMuted } from '../notices/muted-kinds.ts';
import type { ProvenPerson } from './proven-person.ts';

/** The personal data of staff: how they joined, and how they are reached. What they did in the shop's name belongs to the shop. */
export async function copyOfStaff(db: Database, person: ProvenPerson) {
  const [rider, invitations, secondFactor, noticesOn, noticesLost, noticesOff] = await Promise.all([
    db
      .selectFrom('riders')
      .select(['name', 'phone', 'createdAt', 'isActive'])
      .where('userId', '=', person.userId)
      .executeTakeFirst(),
    listInvitations(db, person),
    db
      .selectFrom('secondFactors')
      .select(['createdAt', 'confirmedAt'])
      .where('userId', '=', person.userId)
      .executeTakeFirst(),
    db
      .selectFrom('pushDevices')
      .select(['kinds', 'language', 'createdAt'])
      .where('userId', '=', person.userId)
      .orderBy('createdAt')
      .execute(),
    db.selectFrom('pushLosses').select('at').where('userId', '=', person.userId).executeTakeFirst(),
    readMuted(db, person.userId),
  ]);
  return {
    rider: rider ?? null,
    invitations,
    secondFactor: secondFactor ?? null,
    noticesOn,
    noticesOff,
    noticesLostAt: noticesLost?.at ?? null,
  };
}

function listInvitations(db: Database, { userId, email, mobile }: ProvenPerson) {
  return db
    .selectFrom('staffInvitations')
    .select(['role', 'email', 'phone', 'createdAt', 'acceptedAt', 'withdrawnAt'])
    .where((invitation) =>
      invitation.or([
        invitation('acceptedBy', '=', userId),
        ...(email === null ? [] : [invitation('email', '=', email)]),
        ...(mobile === null ? [] : [invitation('phone', '=', mobile)]),
      ]),
    )
    .orderBy('createdAt')
    .execute();
}
