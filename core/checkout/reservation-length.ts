/** How long the pieces of an unpaid order are kept for it (decision 26); the providers' sessions end before. */
const holdMinutes = 35;

export function holdEnd(from: Date): Date {
  return new Date(from.getTime() + holdMinutes * 60_000);
}
