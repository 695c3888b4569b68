/** What is looked at to say how the shop is, in the order of the page. */
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

/** `look`: should be put right; `bad`: something is lost, or does not move on until it is. */
export const healthLevels = ['ok', 'look', 'bad'] as const;
export type HealthLevel = (typeof healthLevels)[number];
