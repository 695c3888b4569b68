// A callback may be lost, so the provider is asked about every open attempt: soon at first, then every minute while the shopper may
// still be paying, then rarely for a day. The first answer after that day is final; without one, the shop asks hourly for days.

const longestPauseSeconds = 60;
const latePauseSeconds = 600;
const hourSeconds = 60 * 60;
/** The shopper may pay in the session's last second, and the provider's answer takes a while. */
const graceSeconds = 600;
const daySeconds = 24 * hourSeconds;
const silentDays = 7;
const silentQuestions = 100;

/** How long the request that begins an attempt may wait for the provider before the reconciler asks as well. */
export const startGraceSeconds = 60;

type Asked = { tries: number; createdAt: Date; expiresAt: Date };

/** After 2 s, 4 s, 8 s … 60 s; every ten minutes from ten minutes after the session's end; every hour from the second day. */
export function nextAskAt(asked: Asked, now: Date): Date {
  return new Date(now.getTime() + pauseSeconds(asked, now) * 1000);
}

function pauseSeconds(asked: Asked, now: Date): number {
  if (isLastAnswerDue(asked, now)) return hourSeconds;
  if (isPastGrace(asked, now)) return latePauseSeconds;
  return Math.min(longestPauseSeconds, 2 ** Math.min(asked.tries + 1, 10));
}

/** Whether the session ended more than ten minutes ago: the payer can have confirmed only before that. */
export function isPastGrace({ expiresAt }: Pick<Asked, 'expiresAt'>, now: Date): boolean {
  return now.getTime() > expiresAt.getTime() + graceSeconds * 1000;
}

/** After a day no provider lets a shopper pay an unpaid session: its answer from then on is final. */
export function isLastAnswerDue({ createdAt }: Pick<Asked, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > daySeconds * 1000;
}

/** No answer for a week and 100 questions: a person has to ask. The number counts too, because a shop that was off has asked few. */
export function isSilentForGood({ createdAt, tries }: Asked, now: Date): boolean {
  const isOld = now.getTime() - createdAt.getTime() > silentDays * daySeconds * 1000;
  return isOld && tries >= silentQuestions;
}
