/** The calls that only code loaded with a login makes, whose addresses a guest's first visit does not load. */
export const accountEndpoints = {
  viewed: {
    sync: 'PUT /api/viewed/sync',
  },
} as const;
