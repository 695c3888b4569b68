/** The saved views of the order desk. The queues go oldest first: whoever has waited longest is served first. */
export const deskViews = [
  'to_confirm',
  'to_pack',
  'to_send',
  'out',
  'cash_to_collect',
  'attention',
  'all',
] as const;
export type DeskView = (typeof deskViews)[number];

/** Orders that can be moved with one press. */
export const MOVES_AT_ONCE = 50;

/** Packing slips in one file. */
export const SLIPS_AT_ONCE = 100;
