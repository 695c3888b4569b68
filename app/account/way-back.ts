/** Where a person is taken after logging in, handed over in the navigation state by the page that asked for the login. */
export type WayBack = { from: string };

/** The path to go back to. Only an address of the shop itself is accepted: anything else leads to the home page. */
export function wayBackOf(carried: unknown): string {
  if (typeof carried !== 'object' || carried === null || !('from' in carried)) return '/';
  const { from } = carried;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
