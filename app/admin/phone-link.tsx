import { formatPhone } from '#shared/phone-format.ts';

/** A phone number as people write it; a tap calls it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="tap nowrap" href={`tel:${phone}`}>
      {formatPhone(phone)}
    </a>
  );
}
