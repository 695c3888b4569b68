import { providerIds } from './payment-attempts.ts';
import { tillEntryKinds } from './till.ts';

/** Money of the shop that came, that was given back, that will not come, or that a rider put into the till. */
export const saleMovementKinds = ['in', 'out', 'waived', 'moved'] as const;
export type SaleMovementKind = (typeof saleMovementKinds)[number];

/** And what a provider kept for its work, cash that came into a till or left it otherwise, and what a count found to be missing (below zero) or too much. */
export const movementKinds = [...saleMovementKinds, 'fee', ...tillEntryKinds, 'difference'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** The fact that a movement is read from (decision 443). */
export const movementSources = [
  'attempt',
  'collection',
  'handover',
  'handover_surplus',
  'write_off',
  'refund',
  'reversal',
  'dispute',
  'statement',
  'till_entry',
  'till_opening',
  'till_closing',
] as const;
export type MovementSource = (typeof movementSources)[number];

/** A line of the list of money: a movement, or money that is still to be given back. */
export const moneyLineKinds = [...movementKinds, 'owed'] as const;
export type MoneyLineKind = (typeof moneyLineKinds)[number];

/** The tables for the accountant. */
export const moneyTables = ['orders', 'payments', 'refunds', 'cash'] as const;
export type MoneyTable = (typeof moneyTables)[number];

/** Where money lies: the shop's own cash, who takes payments for it, or elsewhere, as a refund that went by transfer. */
export const moneyPlaces = ['cash', ...providerIds, 'elsewhere'] as const;
export type MoneyPlace = (typeof moneyPlaces)[number];
