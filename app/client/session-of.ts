/** The part of a refresh token that does not rotate: its first part, which names the session. */
export function sessionOf(refreshToken: string | undefined): string | undefined {
  return refreshToken?.split('.', 1)[0];
}

/** The sessions that this browser has left and the server has yet to end, with one more added. */
export function leftSessionsWith(known: string | undefined, left: string | undefined): string {
  return [known, left].filter((name) => name !== undefined).join(' ');
}
