import type { SettingValues } from '#shared/settings.ts';
import type { StoreFacts } from '#shared/store-facts.ts';

/** The seller as printed on papers. */
export type Seller = Pick<StoreFacts, 'name' | 'address' | 'phone' | 'email' | 'rccm' | 'niu'> & {
  /** The text that the accountant wants at the bottom of the paper. */
  mention?: string;
};

/** The shop's facts, except those that differ in the trade register. */
export function sellerOf(facts: StoreFacts, values: SettingValues): Seller {
  return {
    name: values.sellerName || facts.name,
    address: values.sellerAddress || facts.address,
    phone: values.sellerPhone || facts.phone,
    email: facts.email,
    rccm: facts.rccm,
    niu: facts.niu,
    mention: values.invoiceMention,
  };
}
