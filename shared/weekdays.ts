/** As the setting of the days of delivery names them. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

export function readWeekdays(typed: string): Weekday[] {
  return weekdays.filter((day) => typed.includes(day));
}
