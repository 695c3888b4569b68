import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { parsePhone } from '../addresses/phone.ts';
import type { PaymentProvider } from './payment-provider.ts';

const cameroonianMobile = /^\+2376\d{8}$/;

/** The phone that is asked to confirm; null for a hosted page. Wallets here belong to Cameroonian mobile numbers. */
export function readPayer(
  { kind }: Pick<PaymentProvider, 'kind'>,
  typed: string | undefined,
): Outcome<string | null, 'INVALID_FIELDS'> {
  if (kind === 'hosted') return succeed(null);
  if (!typed) return refuse('INVALID_FIELDS', { fields: { payer_phone: 'required' } });
  const phone = parsePhone(typed);
  return phone !== undefined && cameroonianMobile.test(phone)
    ? succeed(phone)
    : refuse('INVALID_FIELDS', { fields: { payer_phone: 'walletPhone' } });
}
