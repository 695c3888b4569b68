/** Money of the shop that came, that was given back, that will not come, or that a rider put into the till. */
export const movementKinds = ['in', 'out', 'waived', 'moved'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** The fact that a movement is read from (decision 443). */
export const movementSources = [
  'attempt',
  'collection',
  'handover',
  'write_off',
  'refund',
  'reversal',
  'dispute',
] as const;
export type MovementSource = (typeof movementSources)[number];
