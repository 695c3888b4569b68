// A callback may be lost, so every open attempt is asked about: soon at first, then every minute while the shopper may still
// be paying, then rarely for a day. An answer after that day ends it; without one the questions go on, hourly, for days.

const longestPauseSeconds = 60;
const latePauseSeconds = 600;
const hourSeconds = 60 * 60;
/** A provider's session may be paid in its last second, and the answer takes a while. */
const graceSeconds = 600;
const daySeconds = 24 * hourSeconds;
const silentDays = 7;
const silentQuestions = 100;

/** How long the request that began an attempt has to hear from the provider before anyone else asks. */
export const startGraceSeconds = 60;

type Asked = { tries: number; createdAt: Date; expiresAt: Date };

/** 2 s, 4 s, 8 s … 60 s; from some time after the session's end every ten minutes, from the second day on every hour. */
export function nextAskAt(asked: Asked, now: Date): Date {
  return new Date(now.getTime() + pauseSeconds(asked, now) * 1000);
}

function pauseSeconds(asked: Asked, now: Date): number {
  if (isLastAnswerDue(asked, now)) return hourSeconds;
  if (isPastGrace(asked, now)) return latePauseSeconds;
  return Math.min(longestPauseSeconds, 2 ** Math.min(asked.tries + 1, 10));
}

/** The payer can have confirmed until a while after the end of the session, and not later. */
export function isPastGrace({ expiresAt }: Pick<Asked, 'expiresAt'>, now: Date): boolean {
  return now.getTime() > expiresAt.getTime() + graceSeconds * 1000;
}

/** After a day no provider lets an unpaid session be paid any more: what it says then is the last word. */
export function isLastAnswerDue({ createdAt }: Pick<Asked, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > daySeconds * 1000;
}

/** A week, and many questions, without an answer: from here on a person asks. A shop that was off has asked few. */
export function isSilentForGood({ createdAt, tries }: Asked, now: Date): boolean {
  const isOld = now.getTime() - createdAt.getTime() > silentDays * daySeconds * 1000;
  return isOld && tries >= silentQuestions;
}
