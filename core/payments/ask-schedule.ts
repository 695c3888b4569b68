// A callback may be lost, so every open attempt is asked about: soon at first, then every minute while the shopper may still
// be paying, then rarely for a day.

const longestPauseSeconds = 60;
const latePauseSeconds = 600;
/** A provider's session may be paid in its last second, and the answer takes a while. */
const graceSeconds = 600;
const daySeconds = 24 * 60 * 60;

/** How long the request that began an attempt has to hear from the provider before anybody else asks. */
export const startGraceSeconds = 60;

type Asked = { timesAsked: number; createdAt: Date; expiresAt: Date };

/** 2 s, 4 s, 8 s … 60 s; from some time after the session's end every ten minutes. */
export function nextAskAt({ timesAsked, expiresAt }: Asked, now: Date): Date {
  const pause = isPastGrace({ expiresAt }, now)
    ? latePauseSeconds
    : Math.min(longestPauseSeconds, 2 ** Math.min(timesAsked + 1, 10));
  return new Date(now.getTime() + pause * 1000);
}

/** The payer can have confirmed until a while after the end of the session, and not later. */
export function isPastGrace({ expiresAt }: Pick<Asked, 'expiresAt'>, now: Date): boolean {
  return now.getTime() > expiresAt.getTime() + graceSeconds * 1000;
}

/** After a day no provider lets an unpaid session be paid any more. */
export function isGivenUp({ createdAt }: Pick<Asked, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > daySeconds * 1000;
}
