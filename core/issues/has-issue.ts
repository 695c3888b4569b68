import { type SqlBool, sql } from 'kysely';

/** True of an order about which something waits for a person; the limit keeps PostgreSQL from reading all issues for one order. */
export const hasIssue = sql<boolean>`
  coalesce((select true from order_issues where order_issues.order_id = orders.id limit 1), false)`;

/** The same where many orders are looked through for the few: the issues are read first. */
export const isAmongIssues = sql<SqlBool>`orders.id in (select order_id from order_issues)`;
