/** How long the pieces of an unpaid order are kept for it (decision 26); the providers' sessions end before. */
export const reservationMinutes = 35;

export function reservationEnd(from: Date): Date {
  return new Date(from.getTime() + reservationMinutes * 60_000);
}
