import type { Address } from '#core/addresses/address-queries.ts';

type Place = Pick<Address, 'addressLine' | 'city' | 'state' | 'country' | 'pincode' | 'mobile'>;
type WirePlace = Omit<Place, 'addressLine'> & { address_line: string };

/** The part of an address that creating, changing and merging have in common, in the core's names. */
export function readPlace(wire: WirePlace): Place {
  return {
    addressLine: wire.address_line,
    city: wire.city,
    state: wire.state,
    country: wire.country,
    pincode: wire.pincode,
    mobile: wire.mobile,
  };
}
