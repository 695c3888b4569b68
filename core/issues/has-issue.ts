import { type SqlBool, sql } from 'kysely';

/** SQL: whether an order has an issue. The limit keeps PostgreSQL from reading all issues for one order. */
export const hasIssue = sql<boolean>`
  coalesce((select true from order_issues where order_issues.order_id = orders.id limit 1), false)`;

/** The same for finding the few such orders among many: PostgreSQL reads the issues first. */
export const isAmongIssues = sql<SqlBool>`orders.id in (select order_id from order_issues)`;
