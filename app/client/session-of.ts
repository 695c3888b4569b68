/** What stays the same of a refresh token while it rotates: its first part names the session. */
export function sessionOf(refreshToken: string | undefined): string | undefined {
  return refreshToken?.split('.', 1)[0];
}

/** The sessions that this browser has left and the server is still to end, with one more among them. */
export function leftSessionsWith(known: string | undefined, left: string | undefined): string {
  return [known, left].filter((name) => name !== undefined).join(' ');
}
