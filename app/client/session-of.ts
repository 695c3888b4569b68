/** What stays the same of a refresh token while it rotates: its first part names the session. */
export function sessionOf(refreshToken: string | undefined): string | undefined {
  return refreshToken?.split('.', 1)[0];
}
