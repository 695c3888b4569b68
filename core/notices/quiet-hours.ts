const HOUR = 3_600_000;
/** Douala is an hour ahead of UTC all year round. */
const AHEAD_OF_UTC = HOUR;
const DAY = 24 * HOUR;

/** When a phone may ring: now, or at the end of the quiet hours. If `from` equals `until`, there are no quiet hours. */
export function afterQuietHours(now: Date, { from, until }: { from: number; until: number }): Date {
  const local = now.getTime() + AHEAD_OF_UTC;
  const midnight = local - (local % DAY);
  const hour = (local - midnight) / HOUR;
  const isQuiet = from <= until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet || from === until) return now;
  const end = midnight + until * HOUR;
  return new Date((end > local ? end : end + DAY) - AHEAD_OF_UTC);
}
