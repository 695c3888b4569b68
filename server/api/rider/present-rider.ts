import type { Rider } from '#core/cash/rider-queries.ts';
import type { RiderView } from '#shared/contract/rider.ts';

export function presentRider({ id, name, phone, isActive, cashInHand }: Rider): RiderView {
  return { _id: id, name, phone, active: isActive, cash_in_hand: cashInHand };
}
