/** A name that sorts by time and is a valid folder name on every system. */
export function backupName(madeAt: Date): string {
  return `${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The time in a backup's name, in milliseconds; undefined if this is not the name of a backup. */
export function timeIn(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}
