/** The checks of the shop's health, in the order of the page. */
export const healthChecks = [
  'database',
  'disk',
  'backups',
  'jobs',
  'payments',
  'phones',
  'proxy',
  'limits',
] as const;
export type HealthCheck = (typeof healthChecks)[number];

/** `look`: should be fixed; `bad`: data is lost, or work is stopped until it is fixed. */
export const healthLevels = ['ok', 'look', 'bad'] as const;
export type HealthLevel = (typeof healthLevels)[number];
