/** The periods of the overview in days, including today. */
export const overviewPeriods = ['7', '30', '90'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];
