import { providerIds } from './payment-attempts.ts';
import { tillEntryKinds } from './till.ts';

/** Money that came in, was given back, will not come, or was put into the till by a rider. */
export const saleMovementKinds = ['in', 'out', 'waived', 'moved'] as const;
export type SaleMovementKind = (typeof saleMovementKinds)[number];

/** Also the fee a provider kept, cash that entered or left a till otherwise, and what a count found to be missing (below zero) or too much. */
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

/** A line of the list of money: a movement, or money still owed back. */
export const moneyLineKinds = [...movementKinds, 'owed'] as const;
export type MoneyLineKind = (typeof moneyLineKinds)[number];

/** The tables for the accountant. */
export const moneyTables = ['orders', 'payments', 'refunds', 'cash'] as const;
export type MoneyTable = (typeof moneyTables)[number];

/** Where money is: in the shop's own cash, at a provider, or elsewhere, such as a refund by transfer. */
export const moneyPlaces = ['cash', ...providerIds, 'elsewhere'] as const;
export type MoneyPlace = (typeof moneyPlaces)[number];
