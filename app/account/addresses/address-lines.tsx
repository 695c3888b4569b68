import type { AddressView } from '#shared/contract/address.ts';
import { formatPhone } from '#shared/phone-format.ts';
import './address-lines.css';

type Place = Pick<AddressView, 'address_line' | 'city' | 'state' | 'country' | 'mobile'>;

/** An address as a rider reads it, without the name. */
export function AddressLines({ address }: { address: Place }) {
  const { address_line, city, state, country, mobile } = address;
  return (
    <span className="address-lines stack gap-1 fine anywhere">
      <span>{address_line}</span>
      <span>{[city, state, country].filter(Boolean).join(', ')}</span>
      <span>{formatPhone(mobile)}</span>
    </span>
  );
}
