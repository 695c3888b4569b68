import type { Address } from '#core/addresses/address-queries.ts';
import type { AddressView } from '#shared/contract/address.ts';

export function presentAddress(address: Address): AddressView {
  return {
    _id: address.id,
    userId: address.userId,
    name: address.name,
    // The specification's list cards read `customer_email`, its entity names `email`.
    customer_email: address.email,
    email: address.email,
    address_line: address.addressLine,
    city: address.city,
    state: address.state,
    country: address.country,
    pincode: address.pincode,
    mobile: address.mobile,
    status: address.isActive,
  };
}
