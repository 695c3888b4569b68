/** The saved views of the order desk. Queues are sorted oldest first, so that the order that has waited longest is handled first. */
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

/** The most orders that one press can move. */
export const MOVES_AT_ONCE = 50;

/** The most packing slips in one file. */
export const SLIPS_AT_ONCE = 100;
