/** The moment this long before another one; for retention periods and pauses, not for days of the shop (shop-day.ts). */
export function earlier(moment: Date, { days = 0, hours = 0 }: { days?: number; hours?: number }): Date {
  return new Date(moment.getTime() - (days * 24 + hours) * 3_600_000);
}
