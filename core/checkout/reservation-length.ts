/** How long pieces stay reserved for an unpaid order (decision 26); the providers' sessions end earlier. */
export const reservationMinutes = 35;

export function reservationEnd(from: Date): Date {
  return new Date(from.getTime() + reservationMinutes * 60_000);
}
