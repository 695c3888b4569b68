/** Where someone is taken after logging in, handed over in the navigation state by the page that asked for it. */
export type WayBack = { from: string };

/** Only an address of the shop itself: anything else leads to the home page. */
export function wayBackOf(carried: unknown): string {
  if (typeof carried !== 'object' || carried === null || !('from' in carried)) return '/';
  const { from } = carried;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
