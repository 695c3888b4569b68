/** The saved views of the order desk. Queues are sorted oldest first, so that the longest wait ends first. */
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
