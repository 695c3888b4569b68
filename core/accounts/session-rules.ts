type SessionRule = {
  /** From the login on, whatever is done. */
  hours: number;
  /** Without a request from the device. */
  idleHours: number;
};

/** The staff sees every customer: a session left open on a counter ends soon. */
export const sessionRules: Record<'USER' | 'STAFF', SessionRule> = {
  USER: { hours: 60 * 24, idleHours: 60 * 24 },
  STAFF: { hours: 12, idleHours: 2 },
};
