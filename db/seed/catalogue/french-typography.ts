/** French spacing: a narrow no-break space before ; ! ? and inside « », a no-break space before a colon. */
export function french(text: string): string {
  return text
    .replaceAll(/ ([;!?»])/g, '\u202f$1')
    .replaceAll('« ', '«\u202f')
    .replaceAll(' :', '\u00a0:')
    .replaceAll("'", '’');
}
